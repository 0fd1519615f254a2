#!/usr/bin/env python3
"""A bot for all four games: it plays by chance. Python's standard library is enough.

    sexton simulate dawn-under --bots cmd:docs/examples/bot.py,mourner --games 100
"""
import json, random, sys

def say(**message):
    print(json.dumps(message), flush=True)

def choose(prompt, chance):
    """The place of a choice that does not give up, or nothing to keep still."""
    if prompt["kind"] == "rolling":  # the dice still roll: a hand now would be too early
        return None
    good = [place for place in range(len(prompt["choices"])) if place not in prompt.get("concedes", [])]
    return chance.choice(good or range(len(prompt["choices"])))

tables = {}
for line in sys.stdin:
    told = json.loads(line)
    if told["is"] == "hello":
        say(do="hello", version=1, name="dice", author="Sexton")
    elif told["is"] == "sit":
        tables[told["table"]] = random.Random(told["seed"])
    elif told["is"] == "asked":
        prompt, chance = told["prompt"], tables[told["table"]]
        say(do="answer", table=told["table"], prompt=prompt["id"], choice=choose(prompt, chance), after_ms=chance.randint(300, 900))
    elif told["is"] == "over":
        del tables[told["table"]]
