"""Whole tables: prompts, commands, sightings, logs."""

import random

import pytest
import sexton


def hands(table: sexton.Table, prompts: list[dict], rng: random.Random) -> list[tuple]:
    """Everybody's hand in a race, at any time."""
    raced = []
    for prompt in prompts:
        choices = table.choices(prompt["id"])
        if choices:
            raced.append((prompt["seat"], rng.randrange(300, 1300), rng.choice(choices)))
    return raced


def step(table: sexton.Table, rng: random.Random) -> None:
    """Answers something that is asked."""
    prompts = table.prompts()
    if prompts[0]["mode"] == "race":
        table.judge(hands(table, prompts, rng), seed=rng.randrange(1 << 32))
        return
    prompt = next(prompt for prompt in prompts if prompt["must"])
    choices = [choice for choice in table.choices(prompt["id"]) if choice != "concede"]
    table.command(prompt["seat"], prompt["id"], rng.choice(choices))


def play(name: str, seats: int, seed: int, inputs: int = 10_000) -> sexton.Table:
    """A table played at random."""
    options = {"max_throws": 40} if name == "clearing-coffins" else {}
    table = sexton.Table(name, seats, seed=seed, options=options)
    rng = random.Random(seed)
    for _ in range(inputs):
        if table.outcome is not None:
            break
        step(table, rng)
    return table


def test_every_game_is_played_to_its_end_and_its_log_holds(seated):
    table = play(*seated, seed=3)
    assert table.outcome is not None and "reason" in table.outcome
    assert table.prompts() == []
    assert table.verify() and sexton.verify(table.log())
    again = sexton.Table.from_log(table.log())
    assert again.log() == table.log()
    for audience in [*range(seated[1]), "public"]:
        assert again.view(audience) == table.view(audience)
        assert again.sightings(audience) == table.sightings(audience)
        assert table.seen(audience) == len(table.sightings(audience))


def test_a_table_is_played_on_from_its_log(seated):
    table = play(*seated, seed=5, inputs=7)
    again = sexton.Table.from_log(table.log())
    rngs = random.Random(1), random.Random(1)
    for _ in range(20):
        if table.outcome is not None:
            break
        step(table, rngs[0])
        step(again, rngs[1])
    assert again.log() == table.log()
    assert again.sightings(0) == table.sightings(0)


def test_a_clone_goes_its_own_way(seated):
    table = play(*seated, seed=9, inputs=4)
    before = table.log()
    copy = table.clone()
    assert copy.log() == before
    step(copy, random.Random(0))
    assert table.log() == before != copy.log()


def test_sightings_can_be_told_from_a_number_on():
    table = play("dawn-under", 2, seed=1, inputs=5)
    seen = table.seen(0)
    step(table, random.Random(2))
    assert table.sightings(0)[seen:] == table.sightings(0, since=seen) != []


def test_a_refusal_names_rule_and_code_and_changes_nothing():
    table = sexton.Table("rest-in-peace", seed=1)
    before = table.log()
    with pytest.raises(sexton.Refused) as refused:
        table.command(0, 999, "flip")
    assert (refused.value.rule, refused.value.code) == ("TB-2.2", "no_such_prompt")
    prompt = table.prompts()[0]["id"]
    with pytest.raises(sexton.Refused) as refused:
        table.command(0, prompt, {"fresh": {"card": "3♦"}})
    assert refused.value.rule.startswith(("RP-", "R-RP-")) and refused.value.message
    with pytest.raises(sexton.Refused):
        table.command(4, prompt, "close")
    with pytest.raises(sexton.Refused):
        table.close_round()
    with pytest.raises(sexton.Refused):
        table.judge([])
    with pytest.raises(sexton.Refused):
        table.take_back()
    assert table.log() == before


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"game": "dawn-under", "seats": 9}, "seats"),
        ({"game": "dawn-under", "options": {"bats": 1}}, "options"),
        ({"game": "rest-in-peace", "options": {"doors": 9}}, "options.doors"),
        ({"game": "rest-in-peace", "preset": "easy-peasy"}, "preset"),
        ({"game": "rest-in-peace", "deal": {"cards": []}}, "deal"),
    ],
)
def test_what_cannot_be_dealt_is_told_by_its_field(arguments, field):
    with pytest.raises(sexton.Problem) as problem:
        sexton.Table(**arguments)
    assert problem.value.field == field and isinstance(problem.value, ValueError)


@pytest.mark.parametrize("command", [None, 7, {}, {"open": {"grave": 60}}, {"open": 1}, "flop", [1], {"open": {"grave": -1}}])
def test_a_command_that_is_none_is_told(command):
    table = sexton.Table("dawn-under", 2, seed=1)
    prompt = table.prompts()[0]
    with pytest.raises(sexton.Problem):
        table.command(prompt["seat"], prompt["id"], command)


def test_an_audience_that_is_not_there_is_told():
    table = sexton.Table("dawn-under", 2, seed=1)
    for audience in [2, -1, "seat:0", 1.5]:
        with pytest.raises(sexton.Problem):
            table.view(audience)


def test_a_changed_log_is_found():
    log = play("rest-in-peace", 1, seed=4).log()
    lines = log.splitlines(keepends=True)
    with pytest.raises(sexton.LogError, match="2"):
        sexton.verify("".join([lines[0], lines[1].replace("at_ms", "at_mz"), *lines[2:]]))
    for text in ["", "{}", "nonsense\n", lines[0][:-10]]:
        with pytest.raises(sexton.LogError):
            sexton.Table.from_log(text)


def test_moves_are_taken_back_at_a_practice_table():
    for seed in range(20):
        table = sexton.Table("dawn-under", 2, seed=seed, practice=True)
        rng = random.Random(seed)
        for _ in range(60):
            before = table.view(0), table.sightings(0)
            if table.outcome is not None:
                break
            step(table, rng)
            try:
                table.take_back()
            except sexton.Refused:
                continue
            assert (table.view(0), table.sightings(0)) == before
            return
    pytest.fail("nothing could be taken back")


def test_bots_answer_for_a_seat(seated):
    name, seats = seated
    table = play(name, seats, seed=2, inputs=6)
    asked = {prompt["seat"] for prompt in table.prompts()}
    answers = [table.bot_answer(seat, "mourner", seed=1) for seat in range(seats)]
    for seat, answer in enumerate(answers):
        if answer is None:
            continue
        assert seat in asked and answer["command"] in table.choices(answer["prompt"])
    assert answers == [table.bot_answer(seat, "mourner", seed=1) for seat in range(seats)]
    with pytest.raises(sexton.Problem):
        table.bot_answer(0, "grandmaster")


def test_a_world_is_resampled_from_what_a_seat_knows(seated):
    name, seats = seated
    table = play(name, seats, seed=11, inputs=12)
    if table.outcome is not None:
        return
    if table.prompts()[0]["kind"] == "rolling":
        # In numbers nobody is asked while the dice roll.
        table.judge([])
    for seat in range(seats):
        world = table.resample(seat, seed=3)
        assert world.view(seat) == table.view(seat)
        rng = random.Random(0)
        while not world.is_terminal():
            world.apply_action(rng.choice(world.legal_actions()))
