/**
 * Rooms of the long tier, each as parts of the paths of its test files. Run `npm test -- --room …` before you commit a
 * change to a room; each takes at most five minutes on two cores.
 */
export const rooms = {
  /** Consultation requests: their form, storage and delivery, and the firm's work with them. */
  consult: [
    'app/consult/',
    'app/tracking/counts/',
    'tests/journeys/consult',
    'tests/faults/killed',
  ],
  /** The server's process and its databases under failures. */
  server: [
    'app/platform/',
    'tests/faults/database-',
    'tests/faults/disk-',
    'tests/faults/lock-held',
    'tests/faults/migrations-',
    'tests/faults/postgres-lost',
    'tests/faults/slow-clients',
    'tests/faults/end-under-load',
  ],
  /** Building, installing, updating and restoring a site as the guides describe. */
  update: ['tests/guide/', 'tests/journeys/release', 'tests/journeys/two-builds'],
  /** Editing by the firm: the editor, the development server, the firm's colour and logo. */
  content: ['tests/content/', 'tests/journeys/development', 'tests/journeys/firm-color'],
  calculators: ['app/calculators/', 'tests/journeys/position-with-input'],
  widgets: ['app/ui/', 'tests/widgets/'],
} satisfies Record<string, readonly string[]>;

export type Room = keyof typeof rooms;
