/** No key of a message (`du-do-open`) ever stands where words should, not even for a moment. */

/** Runs in the page from its first moment; each find is an error on the console, which no test survives. */
export function watchKeys(letters: string): void {
  const key = new RegExp(`(?<![\\w/#.:-])(?:${letters})(?:-[a-z0-9]+){1,6}(?![\\w/-])`);
  const NAMES = ['aria-label', 'title', 'placeholder', 'alt'];
  const found = new Set<string>();
  const check = (text: string | null) => {
    const bare = text === null ? undefined : key.exec(text)?.[0];
    if (bare === undefined || found.has(bare)) return;
    found.add(bare);
    console.error(`a key without words: ${bare}`);
  };
  function read(node: Node): void {
    if (node.nodeType === Node.TEXT_NODE && !['SCRIPT', 'STYLE'].includes(node.parentElement?.tagName ?? '')) check(node.nodeValue);
    if (!(node instanceof Element)) return;
    for (const name of NAMES) check(node.getAttribute(name));
    for (const child of node.childNodes) read(child);
  }
  new MutationObserver((records) => {
    for (const { target, type, addedNodes, attributeName } of records) {
      if (type === 'characterData') read(target);
      else if (type === 'attributes') check((target as Element).getAttribute(attributeName ?? ''));
      else addedNodes.forEach(read);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: NAMES });
}
