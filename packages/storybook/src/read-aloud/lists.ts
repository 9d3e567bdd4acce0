import type { Script } from './script.ts'

/** What is gone through by the arrow keys, and what opens. */
export const lists: readonly Script[] = [
  {
    says: 'a menu opens at the present choice, goes round by the arrows, and gives the focus back',
    story: 'components/menu/menu/Keyboard',
    steps: [
      [
        '{Tab}',
        `
        button "Language", focused, opens a menu, collapsed
        button "ELSEWHERE"`,
      ],
      [
        '{ArrowDown}',
        `
        button "Language", opens a menu, expanded
        menu "Language"
          group
            menuitemradio "English", not checked
            menuitemradio "Español", focused, checked
            menuitemradio "Italiano", not checked
        button "ELSEWHERE"`,
      ],
      [
        '{ArrowDown}{ArrowDown}',
        `
        …
            menuitemradio "English", focused, not checked
        …`,
      ],
      [
        '{Escape}',
        `
        button "Language", focused, opens a menu, collapsed
        button "ELSEWHERE"`,
      ],
    ],
  },
  {
    says: 'tabs are one stop; an arrow goes round among them and shows the panel of that name',
    story: 'components/tabs/tabs/Arrows',
    steps: [
      [
        '{Tab}',
        `
        tablist "Rooms"
          tab "GARDEN SUITE", focused, selected
          tab "OCEAN VIEW SUITE"
          tab "FAMILY VILLA WITH A POOL"
        tabpanel "GARDEN SUITE"
          "Two guests"`,
      ],
      [
        '{ArrowRight}',
        `
        tablist "Rooms"
          tab "GARDEN SUITE"
          tab "OCEAN VIEW SUITE", focused, selected
          tab "FAMILY VILLA WITH A POOL"
        tabpanel "OCEAN VIEW SUITE"
          "Three guests"`,
      ],
      [
        '{ArrowRight}{ArrowRight}{ArrowLeft}',
        `
        …
          tab "FAMILY VILLA WITH A POOL", focused, selected
        tabpanel "FAMILY VILLA WITH A POOL"
          "Six guests"`,
      ],
    ],
  },
  {
    says: 'a disclosure says its summary and whether it is open; what is closed is not read',
    story: 'components/disclosure/disclosure/Closed',
    steps: [
      [
        '{Tab}',
        `
        group
          DisclosureTriangle "What is included all meals and drinks", focused, collapsed`,
      ],
      [
        '{Enter}',
        `
        group
          DisclosureTriangle "What is included all meals and drinks", focused, expanded
          "Breakfast, dinner and everything you drink between them."`,
      ],
    ],
  },
  {
    says: 'a table is a grid that says by what it is sorted; the arrows go to rows, cells and columns',
    story: 'components/data-table/data-table/ByTheKeyboard',
    steps: [
      [
        '{Tab}',
        `
        status, polite, atomic
        grid "Room types", described "sorted by column Code in ascending order"
          rowgroup
            row
              columnheader "Code", described "sortable column"
              columnheader "Name", described "sortable column"
              columnheader "Beds"
          rowgroup
            row "DLX", focused
              rowheader "DLX"
              gridcell "Deluxe"
              gridcell "2"
            row "STE"
              rowheader "STE"
              gridcell "Suite"
              gridcell "3"`,
      ],
      [
        '{ArrowDown}{ArrowRight}{ArrowRight}',
        `
        …
            row "STE"
              rowheader "STE"
              gridcell "Suite", focused
              gridcell "3"`,
      ],
      [
        '{ArrowUp}{ArrowUp}',
        `
        …
              columnheader "Name", focused, described "sortable column"
        …`,
      ],
    ],
  },
  {
    says: 'the pages of a list are a named place; the first has none before it',
    story: 'screens/staff-reservations/reservations/PagesOn',
    steps: [
      [
        '',
        `
        …
        navigation "Pages"
          button "PREVIOUS PAGE", disabled
          button "NEXT PAGE"`,
      ],
    ],
  },
]
