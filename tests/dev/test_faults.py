"""The table of faults is counted from what the tests noted."""

from __future__ import annotations

from dev.faults import BEGIN, END, PAGE, count, write_page

REPORT = """<testsuites><testsuite>
<testcase name="a"><properties>
  <property name="fault" value='{"fault": "noise", "tried": 2}'/><property name="other" value="1"/>
</properties></testcase>
<testcase name="b"><properties>
  <property name="fault" value='{"fault": "kill", "tried": 3, "acknowledged": 1200, "refused": 4, "lost": 0, "doubled": 0}'/>
</properties></testcase>
<testcase name="c"><properties>
  <property name="fault" value='{"fault": "noise", "tried": 5}'/>
</properties></testcase>
</testsuite></testsuites>"""  # noqa: E501


def test_what_tests_noted_is_added_up_by_fault() -> None:
    page = write_page(f"before\n{BEGIN}old\n{END}after\n", count(REPORT), "All:")
    assert page.startswith("before\n")
    assert page.endswith("after\n")
    assert "| noise | 7 |  |  |  |  |" in page
    assert "| kill | 3 | 1,200 | 4 | 0 | 0 |" in page
    assert "| all | 10 | 1,200 | 4 | 0 | 0 |" in page
    assert "old" not in page


def test_the_page_has_a_place_for_the_table() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text.index(BEGIN) < text.index(END)
