import type { Script } from './script.ts'

/** The price calendar: a grid a month, of which the days are gone to by the arrows. */
export const calendar: readonly Script[] = [
  {
    says: 'a price calendar reads each day with its price, and a stay is chosen in it by the keys',
    story: 'patterns/stay-calendar/stay-calendar/NothingChosen',
    steps: [
      [
        '{Tab}{Tab}{Tab}',
        `
        status, polite, atomic
          "Choose your new arrival date."
        group "Calendar"
          button "Earlier months", disabled
          button "Later months"
          heading "March 2027", level 2
          "From $410.00 per night"
          grid "March 2027", multiselectable
            row
              columnheader "Sunday"
              columnheader "Monday"
              columnheader "Tuesday"
              columnheader "Wednesday"
              columnheader "Thursday"
              columnheader "Friday"
              columnheader "Saturday"
            row
              gridcell "Monday, March 1, 2027. $410.00 per night. Available for arrival"
        …
              gridcell "Monday, March 8, 2027. Sold out on the night of Mar 8: Elena Robles · Room 1, Superior Deluxe, Ocean View", disabled
        …
              gridcell "Sunday, March 14, 2027. $410.00 per night. Your current arrival. Available for arrival", focused
        …
          grid "April 2027", multiselectable
        …`,
      ],
      [
        '{ArrowRight}{ArrowRight}{ArrowRight}{Enter}',
        `
        status, polite, atomic
          "Arrival: March 17, 2027. Now choose your departure date: each day shows how the price changes."
        button "CLEAR"
        …
              gridcell "Wednesday, March 17, 2027. $410.00 per night. A night of your current stay. New arrival. Available for arrival", focused, selected
              gridcell "Thursday, March 18, 2027. $410.00 per night. A night of your current stay. Available for departure: $2,065.00 less than now"
        …`,
      ],
      [
        '{ArrowDown}{ArrowLeft}{Enter}',
        `
        status, polite, atomic
          "Mar 17 to Mar 23, 6 nights , $55.00 more than now"
        button "CLEAR"
        …
              gridcell "Tuesday, March 23, 2027. $410.00 per night. New departure. Available for departure: $55.00 more than now", focused, selected
        …`,
      ],
      [
        '{Home}{End}{Enter}',
        `
        status, polite, atomic
          "March 27, 2027: Sold out on the night of Mar 27: Elena Robles · Room 1, Superior Deluxe, Ocean View"
        …
              gridcell "Saturday, March 27, 2027. Sold out on the night of Mar 27: Elena Robles · Room 1, Superior Deluxe, Ocean View", disabled, focused
        …`,
      ],
      [
        '{PageDown}{PageDown}',
        `
        …
          heading "April 2027", level 2
        …
          heading "May 2027", level 2
        …
              gridcell "Thursday, May 27, 2027. $410.00 per night. Available for arrival", focused
        …`,
      ],
      [
        '{Escape}',
        `
        status, polite, atomic
          "Choose your new arrival date."
        group "Calendar"
        …`,
      ],
    ],
  },
]
