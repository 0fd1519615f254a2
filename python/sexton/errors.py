"""What can go wrong."""

from __future__ import annotations


class SextonError(Exception):
    """Something of Sexton went wrong."""


class Problem(SextonError, ValueError):
    """An argument, an option, a deal or a number of seats is not what it should be."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field
        """Which one."""
        self.message = message
        """What was expected and what was found."""


class Refused(SextonError):
    """The rules said no; nothing has changed."""

    def __init__(self, code: str, rule: str, message: str) -> None:
        super().__init__(f"{message} ({rule}, {code})")
        self.code = code
        """A stable name of the reason."""
        self.rule = rule
        """The number of the rule, such as ``RP-5.1``."""
        self.message = message
        """The reason in words."""


class IllegalAction(SextonError, ValueError):
    """An action id is not legal now; nothing has changed."""

    def __init__(self, seat: int | None, action: int | None, message: str) -> None:
        super().__init__(message)
        self.seat = seat
        """Whose it was."""
        self.action = action
        """The action."""


class LogError(SextonError, ValueError):
    """A log does not hold; the message says where."""


class Bug(SextonError, RuntimeError):
    """A mistake of ours. The table it happened at cannot be used any more; others can."""
