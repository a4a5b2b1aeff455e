import { parseArgs } from 'node:util'
import { byOption, operatorNamed } from '../../../commands/by.ts'
import { defineCommand, printFacts } from '../../../commands/command.ts'
import { StartError } from '../../../config/start-error.ts'
import { closeRoom, listRooms, openingOf, type RoomFigures, setRoom } from './operate-rooms.ts'
import { settingsOf } from './room-settings.ts'

const usage = `Usage: foyer waiting-rooms open ACTIVITY --rate N --by NAME [--before 30] [--after 60] [--join-within 10]
       foyer waiting-rooms close ACTIVITY --by NAME
       foyer waiting-rooms list

  open   opens a waiting room around the opening of an activity, or changes it: N persons a second are admitted, over
         all servers; 0 pauses. Places are given from --before minutes before the opening, or from now on if the
         activity is open, until --after minutes after it. An admitted person may join for --join-within minutes
  close  closes the room at once: everybody may join
  list   prints the rooms with their places and how many are admitted
  --by   the name of the person who runs the command, for the audit trail

ACTIVITY is a code or a number. The database is that of the sandbox that runs on DATA_DIR, or the one named by
DATABASE_URL. See docs/operations.md.
`

const minutesOf = (text: string, most: number): number => {
  const minutes = Number(text)
  if (!/^\d{1,4}$/.test(text) || minutes < 1 || minutes > most)
    throw new StartError(`${text} is not a number of minutes from 1 to ${most}.`)
  return minutes
}

const rateOf = (text: string | undefined): number => {
  if (text === undefined || !/^\d{1,5}(\.\d{1,3})?$/.test(text) || Number(text) > 10_000)
    throw new StartError('--rate is the number of persons who are admitted each second, from 0 to 10000.')
  return Number(text)
}

const parse = (args: readonly string[]) => {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        rate: { type: 'string' },
        ...byOption,
        before: { type: 'string', default: '30' },
        after: { type: 'string', default: '60' },
        'join-within': { type: 'string', default: '10' },
      },
    })
    const [command, name, ...more] = positionals
    const isKnown = command === 'list' ? name === undefined : (command === 'open' || command === 'close') && name
    if (isKnown && more.length === 0) return { command, name: name ?? '', values }
  } catch {
    // an unknown option
  }
  throw new StartError(usage.trimEnd())
}

const moment = (at: number): string => new Date(at).toISOString()

const lineOf = ({ activity, perSecond, places, early, admitted, ...room }: RoomFigures): string =>
  `${activity}: places from ${moment(room.opensAt)}, admits ${perSecond} a second from ${moment(room.startsAt)} to ${moment(room.endsAt)}; ${places} places, ${early} of them before the start, ${admitted} admitted\n`

/** Runs `foyer waiting-rooms`. @returns the exit code: 0 on success; 2 if the command could not run */
export const waitingRoomsCommand = defineCommand('waiting-rooms', usage, async (args, tools) => {
  const { command, name, values } = parse(args)
  const rooms = await tools.withDatabase(async (db) => {
    const clocks = await tools.clocks(db)
    const [at, wall] = [clocks.business(), clocks.wall()]
    if (command === 'open') {
      const perSecond = rateOf(values.rate)
      const { number, opensAt } = await openingOf(db, name)
      const running = (await listRooms(db, at)).find(({ activity, endsAt }) => activity === number && endsAt > at)
      const wish = {
        perSecond,
        before: minutesOf(values.before, 1_440),
        after: minutesOf(values.after, 1_440),
        admittedFor: minutesOf(values['join-within'], 120),
      }
      const settings = settingsOf(opensAt, running, wish, at)
      await setRoom(db, number, settings, { at, wall, actor: operatorNamed(values.by) })
    }
    if (command === 'close') {
      const { number } = await openingOf(db, name)
      if (!(await closeRoom(db, number, { at, wall, actor: operatorNamed(values.by) })))
        throw new StartError(`Activity ${name} has no waiting room.`)
    }
    return listRooms(db, at)
  })
  printFacts(tools, rooms, rooms.length === 0 ? 'There are no waiting rooms.\n' : rooms.map(lineOf).join(''))
  return 0
})
