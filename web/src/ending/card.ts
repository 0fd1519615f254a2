/** A picture to share: the last scene with a few words on it, drawn here and sent nowhere. */

const WIDTH = 1200;
const HEIGHT = 1040;
/** The scene above, the words below it. */
const SCENE = 675;
const MARGIN = 64;

export interface Card {
  /** The last scene, as it is on the page. */
  scene: SVGSVGElement;
  /** From small to large and small again. */
  game: string;
  title: string;
  reason: string;
  lines: readonly string[];
}

export async function drawCard(card: Card): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const page = canvas.getContext('2d');
  if (!page) throw new Error('this browser draws no pictures');
  await document.fonts.load('700 64px Grenze');
  drawScene(page, await pictureOf(card.scene));
  drawWords(page, card);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture was not made'))), 'image/png'));
}

/** A drawing whose colours are named by the looks, as one that stands alone. */
export function standAlone(drawing: string, colour: (name: string) => string): string {
  return drawing.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name));
}

/** A colour that the looks name. */
const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

async function pictureOf(scene: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = scene.cloneNode(true) as SVGSVGElement;
  // How it came is no part of the picture.
  for (const part of copy.querySelectorAll('[style]')) part.removeAttribute('style');
  copy.setAttribute('width', String(WIDTH));
  copy.setAttribute('height', String(SCENE));
  const text = standAlone(new XMLSerializer().serializeToString(copy), colour);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  return picture;
}

/** The scene, fading into the ground that the words stand on. */
function drawScene(page: CanvasRenderingContext2D, picture: HTMLImageElement): void {
  page.fillStyle = colour('--curtain-drawn');
  page.fillRect(0, 0, WIDTH, HEIGHT);
  page.drawImage(picture, 0, 0, WIDTH, SCENE);
  const shade = page.createLinearGradient(0, SCENE - 90, 0, SCENE);
  shade.addColorStop(0, colour('--curtain-open'));
  shade.addColorStop(1, colour('--curtain-drawn'));
  page.fillStyle = shade;
  page.fillRect(0, SCENE - 90, WIDTH, 90);
}

function drawWords(page: CanvasRenderingContext2D, { game, title, reason, lines }: Card): void {
  const [chalk, lamp] = [colour('--chalk'), colour('--lamp')];
  const face = (size: number) => `700 ${size}px Grenze, serif`;
  const plain = (size: number) => `${size}px system-ui, sans-serif`;
  let bottom = HEIGHT - MARGIN;
  const write = (text: string, font: string, colour: string, height: number) => {
    page.font = font;
    page.fillStyle = colour;
    const rows = wrap(text, WIDTH - 2 * MARGIN, (part) => page.measureText(part).width);
    for (const row of rows.toReversed()) {
      page.fillText(row, MARGIN, bottom);
      bottom -= height;
    }
  };
  // From below, so that long words push the title up and nothing falls off.
  write(['Sexton', game].join('  ·  '), plain(26), lamp, 48);
  if (lines.length > 0) write(lines.join('   ·   '), plain(30), chalk, 40);
  bottom -= 10;
  if (reason !== '') write(reason, plain(34), chalk, 46);
  bottom -= 12;
  write(title, face(84), lamp, 84);
}

/** Breaks a text into rows that fit. A word that is too long has a row of its own. */
export function wrap(text: string, width: number, measure: (part: string) => number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** Hands a picture on: by the system's sheet where there is one, else as a file. */
export async function shareCard(picture: Blob, name: string, title: string): Promise<'shared' | 'saved'> {
  const file = new File([picture], `${name}.png`, { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    // Whoever closes the sheet has changed their mind.
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return 'shared';
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
  return 'saved';
}
