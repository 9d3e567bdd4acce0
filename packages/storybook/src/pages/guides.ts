/** How a component is used: what it is for, one thing to do and one to leave, and what the keys do in it. */
export type Guide = {
  readonly purpose: string
  readonly use: string
  readonly avoid: string
  /** None for what cannot be reached by the keyboard. */
  readonly keys?: readonly (readonly [key: string, does: string])[]
}

const press = ['Enter, Space', 'Press it'] as const
const reach = ['Tab', 'Reaches it, and leaves it'] as const

/** By the name that Storybook lists a component under. */
export const guides: Readonly<Record<string, Guide>> = {
  AlertDialog: {
    purpose: 'Asks once more before an act that cannot be reversed.',
    use: 'Name the act on the button that does it: “Cancel the reservation”, not “OK”.',
    avoid: 'Do not ask before what can be undone, and put no form inside: a sheet holds one.',
    keys: [
      ['Tab, Shift + Tab', 'Move between its buttons and stay inside'],
      ['Escape', 'Closes it without the act; the focus goes back to what opened it'],
    ],
  },
  Badge: {
    purpose: 'A state in a word or two.',
    use: 'Let the words say the state; color and mark repeat it.',
    avoid: 'Do not use it as a button, and not for numbers that change.',
  },
  Button: {
    purpose: 'Does something on this page. What leads to another page is a `ButtonLink`.',
    use: 'One primary button on a screen: the next step. Give a disabled one its reason.',
    avoid: 'Do not put two primary buttons beside each other, and do not name one “Click here”.',
    keys: [reach, press],
  },
  Checkbox: {
    purpose: 'One yes or no that counts when its form is sent.',
    use: 'Word it so that a tick means yes; the whole line can be pressed.',
    avoid: 'Do not use it for a choice of one among several: that is a choice.',
    keys: [reach, ['Space', 'Ticks it, or takes the tick away']],
  },
  Choice: {
    purpose: 'One of a few, all in sight.',
    use: 'From two to about six options, each a whole line.',
    avoid: 'Do not use it for long lists: a select field takes less room.',
    keys: [
      ['Tab', 'Reaches the option that is chosen, and leaves the group'],
      ['Arrow keys', 'Choose the next or the one before'],
    ],
  },
  'Combo field': {
    purpose: 'One of many, found by typing a part of its name: countries, dialing codes.',
    use: 'Let a browser fill it in: give it the field’s own autofill name.',
    avoid: 'Do not use it for words of the guest’s own: what names no option goes again.',
    keys: [
      reach,
      ['Letters', 'Narrow the list down'],
      ['Arrow down, Arrow up', 'Open the list and move through it'],
      ['Enter', 'Chooses'],
      ['Escape', 'Closes the list and keeps the choice'],
    ],
  },
  'Copy button': {
    purpose: 'Copies a code or an account number to the clipboard.',
    use: 'Set it beside the text it copies, and name that text in its label.',
    avoid: 'Do not hide the text: some browsers give no access to the clipboard.',
    keys: [reach, press],
  },
  'Data table': {
    purpose: 'Rows that can be sorted, opened or searched, for staff.',
    use: 'Name the row by its first column; sort by what is looked for first.',
    avoid: 'Do not use it for a table that is only read: a plain table is lighter.',
    keys: [
      ['Tab', 'Reaches the table, and leaves it'],
      ['Arrow keys', 'Move by cell and by row'],
      ['Enter', 'Opens the row, or sorts by the column'],
      ['Home, End', 'First and last of the row'],
    ],
  },
  Disclosure: {
    purpose: 'Details that not everybody needs, under a line that says what they are.',
    use: 'Say in the line what is inside, with the amount where there is one.',
    avoid: 'Do not hide what a guest must read before a decision.',
    keys: [reach, ['Enter, Space', 'Opens or closes it']],
  },
  Facts: {
    purpose: 'Names and their values, such as arrival and departure.',
    use: 'Keep names short; values may wrap.',
    avoid: 'Do not use it for prices that add up: those are price lines.',
  },
  'File button': {
    purpose: 'Chooses files in the device’s own chooser.',
    use: 'Say beside it which kinds and sizes are taken.',
    avoid: 'Do not use it alone at a desk: a file drop takes dragged and pasted files too.',
    keys: [reach, ['Enter, Space', 'Opens the device’s chooser']],
  },
  'File drop': {
    purpose: 'Takes files that are dropped or pasted, around the button that chooses them.',
    use: 'Keep the button inside: dragging is a shortcut, not the way.',
    avoid: 'Do not make it the only way in: it cannot be reached by touch or keyboard.',
    keys: [
      ['Tab', 'Reaches its buttons; it is no stop itself'],
      ['Ctrl or ⌘ + V', 'Pastes files while the focus is inside'],
    ],
  },
  'File link': {
    purpose: 'Hands over a file: a receipt, a calendar entry.',
    use: 'Name the file and its kind in the words of the link.',
    avoid: 'Do not use it for pages.',
    keys: [reach, ['Enter', 'Hands over the file']],
  },
  Form: {
    purpose: 'Fields that are sent together; the first that is wrong gets the focus.',
    use: 'Give it a name of its own, and word every fault.',
    avoid: 'Do not disable the button until all is right: a press says what is missing.',
    keys: [
      ['Tab', 'Goes through the fields in their order'],
      ['Enter', 'Sends the form from a field of one line'],
    ],
  },
  Icon: {
    purpose: 'A mark beside words.',
    use: 'Let the words carry the meaning.',
    avoid: 'Do not let an icon stand alone as a control without a name.',
  },
  Layout: {
    purpose: 'Stacks, rows and columns with the spaces of the theme.',
    use: 'Choose a gap by its name.',
    avoid: 'Do not give components margins of their own.',
  },
  TextLink: {
    purpose: 'Leads to another page, inside a sentence or alone.',
    use: 'Name the page it leads to.',
    avoid: 'Do not use it for an act on this page: that is a button.',
    keys: [reach, ['Enter', 'Follows it']],
  },
  Menu: {
    purpose: 'A short list of choices or acts behind one button: language, account.',
    use: 'Mark the present choice.',
    avoid: 'Do not hide the next step of a flow in a menu.',
    keys: [
      ['Enter, Space, Arrow down', 'Open it, at the present choice'],
      ['Arrow keys', 'Move through it'],
      ['Enter', 'Chooses'],
      ['Escape, Tab', 'Close it; Escape gives the focus back to the button'],
    ],
  },
  Notice: {
    purpose: 'Says what happened, what was kept and what to do next.',
    use: 'One act at most, and say whether anything was charged.',
    avoid: 'Do not stack notices, and do not blame the guest.',
  },
  'Plain table': {
    purpose: 'A table to be read.',
    use: 'Give it a label; what is wider than the page scrolls inside it.',
    avoid: 'Do not put controls into cells: that is a data table.',
    keys: [
      ['Tab', 'Reaches it where it scrolls'],
      ['Arrow keys', 'Scroll it'],
    ],
  },
  PriceLines: {
    purpose: 'Amounts that add up to a sum.',
    use: 'Let the last line be the sum of those above it.',
    avoid: 'Do not mix currencies in one list.',
  },
  Price: {
    purpose: 'One amount, and about how much it is in the guest’s own currency.',
    use: 'Show the currency it is charged in first.',
    avoid: 'Do not format money by hand.',
  },
  SelectField: {
    purpose: 'One of many, in the device’s own list.',
    use: 'For more than six options, such as hours.',
    avoid: 'Do not use it for two or three options: a choice shows them all.',
    keys: [
      reach,
      ['Arrow keys', 'Change the choice or open the list, as the device does'],
      ['Letters', 'Go to the option that begins with them'],
    ],
  },
  Sheet: {
    purpose: 'A part of the page to work in for a while, over the rest of it.',
    use: 'Give it a title and a button that closes it.',
    avoid: 'Do not open a sheet from a sheet.',
    keys: [
      ['Tab, Shift + Tab', 'Move inside it'],
      ['Escape', 'Closes it; the focus goes back to what opened it'],
    ],
  },
  Skeleton: {
    purpose: 'The shape of what is coming, so that nothing moves when it is there.',
    use: 'Make it as tall as what it stands for.',
    avoid: 'Do not show it for what is there at once, and let one part of the page say that it is loading.',
  },
  SkipLink: {
    purpose: 'The first stop of the keyboard: past the header, to the content.',
    use: 'Once a page, before everything else.',
    avoid: 'Do not hide it while it has the focus.',
    keys: [
      ['Tab', 'Shows it'],
      ['Enter', 'Moves the focus to the content'],
    ],
  },
  Stepper: {
    purpose: 'A count of a few: guests, rooms.',
    use: 'Say what is counted and where it ends.',
    avoid: 'Do not use it for numbers a guest knows by heart, such as a year: a text field takes those.',
    keys: [
      ['Tab', 'Reaches the number; the two buttons are no stops'],
      ['Arrow up, Arrow down', 'One more, one less'],
      ['Home, End', 'The least and the most'],
      ['Digits', 'Type the number; it counts once the field is left'],
    ],
  },
  Surface: {
    purpose: 'A card: what is inside belongs together.',
    use: 'One idea a card, with a heading.',
    avoid: 'Do not put a card into a card.',
  },
  Tabs: {
    purpose: 'Parts of the same thing, one at a time.',
    use: 'From two to five, with short names.',
    avoid: 'Do not use them for steps that follow each other.',
    keys: [
      ['Tab', 'Reaches the tab that is shown, then what it shows'],
      ['Arrow left, Arrow right', 'Show the neighbor'],
      ['Home, End', 'Show the first or the last'],
    ],
  },
  TextArea: {
    purpose: 'A few sentences of the guest’s own.',
    use: 'Say how much there is room for.',
    avoid: 'Do not use it for one line.',
    keys: [reach, ['Enter', 'Begins a new line; it does not send the form']],
  },
  TextField: {
    purpose: 'One line that a guest types.',
    use: 'Name what belongs there, and say with `autoComplete` what the device may fill in.',
    avoid: 'Do not use the hint as the name, and do not put an example into the field.',
    keys: [reach, ['Enter', 'Sends the form']],
  },
  Text: {
    purpose: 'Words and headings in the sizes of the theme.',
    use: 'Choose a heading’s level for the outline and its look for the eye.',
    avoid: 'Do not skip a level.',
  },
  Timeline: {
    purpose: 'What happens when: stages of a policy, in their order.',
    use: 'Mark where the guest stands today.',
    avoid: 'Do not use it for more than about six stages.',
  },
  Toasts: {
    purpose: 'Short news of something that was done, over the page.',
    use: 'Keep it to one sentence. It stays until it is dismissed.',
    avoid: 'Do not show a fault in a toast: a notice stands where the fault is.',
    keys: [
      ['Tab', 'Reaches the button that dismisses it'],
      ['Enter, Space', 'Dismiss it'],
    ],
  },
}
