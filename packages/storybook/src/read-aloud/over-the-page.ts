import type { Script } from './script.ts'

/** What lies over the page, and keeps the focus until it is left. */
export const overThePage: readonly Script[] = [
  {
    says: 'a sheet is a named dialog that begins at its heading; the page under it is not there until it is closed',
    story: 'components/sheet/sheet/ComesAndGoes',
    steps: [
      ['{Tab}', 'button "CHANGE DATES", focused'],
      [
        '{Enter}',
        `
        dialog "Dates", modal
          heading "Dates", focused, level 2
          button "CLOSE"
          "Here something is chosen."
          button "DONE"`,
      ],
      [
        '{Tab}',
        `
        dialog "Dates", modal
          heading "Dates", level 2
          button "CLOSE", focused
          "Here something is chosen."
          button "DONE"`,
      ],
      ['{Escape}', 'button "CHANGE DATES", focused'],
    ],
  },
  {
    says: 'an alert dialog says what it asks, and begins at the button that leaves it',
    story: 'components/alert-dialog/alert-dialog/Asks',
    steps: [
      [
        '',
        `
        alertdialog "Leave without saving?", described "What you chose so far will be forgotten."
          heading "Leave without saving?", level 2
          "What you chose so far will be forgotten."
          button "STAY", focused
          button "LEAVE"`,
      ],
      [
        '{Tab}{Tab}{Tab}',
        `
        …
          button "STAY"
          button "LEAVE", focused`,
      ],
    ],
  },
  {
    says: 'the page under an alert dialog is not there until it is closed, which gives the focus back',
    story: 'screens/staff-team/staff-team/Member',
    steps: [
      ['{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}', '…\nbutton "DISABLE ACCOUNT", focused\n…'],
      [
        '{Enter}',
        `
        alertdialog "Disable Ana Lima’s account?", described "All open sessions end immediately, and no one can sign in with this account until it’s enabled again."
          heading "Disable Ana Lima’s account?", level 2
          "All open sessions end immediately, and no one can sign in with this account until it’s enabled again."
          button "NOT NOW", focused
          button "DISABLE ACCOUNT"`,
      ],
      ['{Escape}', '…\nbutton "DISABLE ACCOUNT", focused\n…'],
    ],
  },
]
