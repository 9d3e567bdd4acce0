import type { Script } from './script.ts'

/** What is typed into, ticked and counted. */
export const fields: readonly Script[] = [
  {
    says: 'a stepper says its count, what it counts, and where it ends',
    story: 'components/stepper/stepper/InBetween',
    steps: [
      [
        '{Tab}',
        `
        "Teens ages 13 to 17 · $120.00 each"
        group
          button "One teen fewer"
          textbox "Teens", value "1", focused, said as "Number field", described "ages 13 to 17 · $120.00 each"
          button "One teen more"`,
      ],
      [
        '{ArrowUp}',
        `
        log, assertive
          "2"
        …
          textbox "Teens", value "2", focused, said as "Number field", described "ages 13 to 17 · $120.00 each"
          button "One teen more"`,
      ],
      [
        '{End}',
        `
        log, assertive
          "3"
        …
          textbox "Teens", value "3", focused, said as "Number field", described "ages 13 to 17 · $120.00 each"
          button "One teen more", disabled`,
      ],
      [
        '{Home}',
        `
        log, assertive
          "0"
        …
          button "One teen fewer", disabled
          textbox "Teens", value "0", focused, said as "Number field", described "ages 13 to 17 · $120.00 each"
          button "One teen more"`,
      ],
    ],
  },
  {
    says: 'a select says its choice, its choices and what is wrong',
    story: 'components/select-field/select-field/Wrong',
    steps: [
      [
        '{Tab}',
        `
        "COUNTRY"
        combobox "COUNTRY", value "Mexico", invalid, focused, opens a menu, collapsed, described "Please choose a country."
          …
            option "Mexico", selected
            option "Italy"
            option "South Georgia and the South Sandwich Islands"
        "Please choose a country."`,
      ],
    ],
  },
  {
    says: 'a select that must be chosen is not wrong before anything was chosen',
    story: 'screens/call-me/call-me/Missing',
    steps: [
      [
        '{Tab}{Tab}{Tab}',
        `
        …
          combobox "WHICH APPLIES TO YOU?", value "Choose one", focused, opens a menu, collapsed
        …`,
      ],
      [
        '{ArrowDown}',
        `
        …
          combobox "WHICH APPLIES TO YOU?", value "I have a reservation", focused, opens a menu, collapsed
        …`,
      ],
    ],
  },
  {
    says: 'a combo field says how many names are left, and which one Enter takes',
    story: 'components/combo-field/combo-field/Wrong',
    steps: [
      [
        '{Tab}',
        `
        "COUNTRY"
        combobox "COUNTRY", invalid, focused, opens a listbox, collapsed, described "Please choose a country."
        button "Show suggestions COUNTRY", opens a listbox, collapsed
        "Please choose a country."`,
      ],
      [
        'u',
        `
        log, assertive
          "3 options available."
        combobox "COUNTRY", value "u", invalid, focused, opens a listbox, expanded, described "Please choose a country."
        listbox "Suggestions COUNTRY"
          option "South Georgia and the South Sandwich Islands"
          option "United Arab Emirates"
          option "United Kingdom"
        button "Dismiss"`,
      ],
      [
        '{ArrowUp}',
        `
        combobox "COUNTRY", value "u", invalid, focused, opens a listbox, expanded, at "United Kingdom", described "Please choose a country."
        …`,
      ],
      [
        '{Enter}',
        `
        "COUNTRY"
        combobox "COUNTRY", value "United Kingdom", invalid, focused, opens a listbox, collapsed, described "Please choose a country."
        …`,
      ],
    ],
  },
  {
    says: 'a telephone number is asked for with the country of its dialling code',
    story: 'screens/guest-information/guest-information/Ready',
    steps: [
      [
        '{Tab}{Tab}{Enter}',
        `
        …
              "PHONE"
              combobox "Country code", value "Mexico +52", opens a listbox, collapsed
              button "Show suggestions Country code", opens a listbox, collapsed
              textbox "PHONE", value "+52 55 5550 0142", required
        …`,
      ],
      [
        '{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}',
        `
        log, assertive
          "5 options available."
        …
              combobox "Country code", value "Mexico +52", focused, opens a listbox, expanded, at "Mexico +52"
        listbox "Suggestions Country code"
          option "Canada +1"
          option "Italy +39"
          option "Mexico +52", selected
        …`,
      ],
      [
        'states{ArrowDown}{Enter}{Tab}',
        `
        …
              combobox "Country code", value "United States +1", opens a listbox, collapsed
              button "Show suggestions Country code", opens a listbox, collapsed
              textbox "PHONE", value "+1 555 550 0142", focused, required
        …`,
      ],
    ],
  },
  {
    says: 'a checkbox says whether it is ticked, that it must be, and what is wrong',
    story: 'components/checkbox/checkbox/Wrong',
    steps: [
      [
        '{Tab}',
        `
        checkbox "I accept the terms, and have read how my data is kept", invalid, focused, not checked, described "Please accept the terms to continue."
        …`,
      ],
      [
        ' ',
        `
        checkbox "I accept the terms, and have read how my data is kept", invalid, focused, checked, described "Please accept the terms to continue."
        …`,
      ],
    ],
  },
  {
    says: 'a choice is a named group of radio buttons; the arrows choose, and show what belongs to a choice',
    story: 'components/choice/choice/FirstChosen',
    steps: [
      [
        '{Tab}',
        `
        group "HOW WOULD YOU LIKE TO BE TOLD?"
          radio "By letter", focused, checked
          "By letter"
          radio "By telephone", not checked
          "By telephone"
          radio "In another way", not checked
          "In another way"`,
      ],
      [
        '{ArrowDown}{ArrowDown}',
        `
        group "HOW WOULD YOU LIKE TO BE TOLD?"
          radio "By letter", not checked
          "By letter"
          radio "By telephone", not checked
          "By telephone"
          radio "In another way", focused, checked
          "In another way At the front desk."`,
      ],
    ],
  },
  {
    says: 'a place for files is a button that says what may be chosen, and each file says how far it is',
    story: 'patterns/document-upload/document-upload/SomePending',
    steps: [
      [
        '{Tab}',
        `
        group "Your document"
          "Drop or paste files here"
          button "CHOOSE FILES", focused, described "PDF, JPEG, PNG, WebP or HEIC. Up to 5 files, 10 MB in total."
          "PDF, JPEG, PNG, WebP or HEIC. Up to 5 files, 10 MB in total."
          list
            listitem
              "offer-hotel.pdf 813 kB, received"
              button "REMOVE offer-hotel.pdf"
            listitem
              "IMG_2041.HEIC 42% of 3.2 MB"
              button "CANCEL IMG_2041.HEIC"
              progressbar "IMG_2041.HEIC", value "0.42"
            listitem
              "screenshot.png 240 kB, received"
              button "REMOVE screenshot.png", disabled
          status, polite, atomic
          status, polite, atomic
            "3 of 5 files, 4.3 MB of 10 MB."`,
      ],
    ],
  },
  {
    says: 'a file that was not sent says so at once, with a way to send it again by its name',
    story: 'patterns/document-upload/document-upload/Failed',
    steps: [
      [
        '{Tab}{Tab}',
        `
        …
            listitem
              "offer-hotel.pdf"
              alert, assertive, atomic
                "You’re offline. Send it again when you’re back online."
              button "SEND AGAIN offer-hotel.pdf", focused
              button "REMOVE offer-hotel.pdf"
        …`,
      ],
    ],
  },
]
