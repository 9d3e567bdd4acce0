import type { Script } from './script.ts'

/** What is said while the focus is elsewhere. */
export const messages: readonly Script[] = [
  {
    says: 'a toast is said as it appears; its button says what it dismisses, and hands the focus on',
    story: 'components/toast/toast/DismissedByTheKeys',
    steps: [
      [
        '{Tab}',
        `
        button "SAVE", focused
        status, polite`,
      ],
      [
        '{Enter}',
        `
        button "SAVE", focused
        status, polite
          "Your wish is with the hotel."
          button "Close", described "Your wish is with the hotel."
          "You are offline. What you see was saved at 10:42."
          button "Close", described "You are offline. What you see was saved at 10:42."`,
      ],
      [
        '{Tab}{Enter}',
        `
        button "SAVE"
        status, polite
          "You are offline. What you see was saved at 10:42."
          button "Close", focused, described "You are offline. What you see was saved at 10:42."`,
      ],
      [
        '{Enter}',
        `
        button "SAVE", focused
        status, polite`,
      ],
    ],
  },
  {
    says: 'a part that is on its way says so, and after a while what can be done',
    story: 'patterns/waiting/waiting/ForAMoment',
    steps: [
      [
        '',
        `
        status, polite, atomic
          "Loading the rooms"`,
      ],
      [
        '…',
        `
        status, polite, atomic
          "Loading the rooms This is taking longer than usual. You can keep waiting or reload the page; nothing will be lost."
          button "RELOAD THE PAGE"`,
      ],
    ],
  },
  {
    says: 'a button at work says so, cannot be pressed, and says after a while that nothing is to be done',
    story: 'patterns/send-button/send-button/Sending',
    steps: [
      [
        '{Tab}',
        `
        button "SENDING…", disabled, focused
        status, polite, atomic`,
      ],
      [
        '…',
        `
        button "SENDING…", disabled, focused
        status, polite, atomic
          "This is taking longer than usual. Please keep this page open; there’s no need to send it again."`,
      ],
    ],
  },
  {
    says: 'the time left is counted down for the eye alone: listeners are told the hour it ends',
    story: 'patterns/after-cancelling/after-cancelling/CanBeReinstated',
    steps: [
      [
        '',
        `
        …
        "Cancellation number CXL-7K3F-9QWM Until 10:30 AM"
        link "UNDO CANCELLATION"
        …`,
      ],
    ],
  },
]
