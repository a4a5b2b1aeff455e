/** The page of the lab: switches at the top, the hosts side by side, and the messages over their bridges. */
import type { LabState, Level, Settings } from '../wire.ts'
import { byId } from './elements.ts'
import { openLog } from './log.ts'
import { openStage } from './stage.ts'
import { menu, segments } from './switches.ts'

const minute = 60_000
const clocks = [
  [-1440 * minute, '−1 day'],
  [-5 * minute, '−5 min'],
  [0, 'exact'],
  [5 * minute, '+5 min'],
  [1440 * minute, '+1 day'],
] as const

const opened = Date.now()
const state = (await (await fetch('/state.json')).json()) as LabState
const stage = openStage(byId('stage'), state.frames, state.settings, (frame, text) =>
  log({ frame: frame.name, from: 'page', at: Date.now(), text }),
)
const log = openLog(state.frames, ({ frame, at }, line) => {
  // messages from before the page opened are only logged
  if (at > opened) stage.show(frame, line)
})

let settings: Settings = state.settings

const change = async (next: Partial<Settings>): Promise<void> => {
  settings = { ...settings, ...next }
  byId('log-release').hidden = settings.fault !== 'late'
  await fetch('/settings', { method: 'POST', body: JSON.stringify(next) })
  stage.send({ lab: 'settings', settings })
}

byId('log-release').addEventListener('click', () => void fetch('/release', { method: 'POST' }))
byId('log-release').hidden = settings.fault !== 'late'

byId('switches').append(
  menu({
    label: 'Screen',
    options: [
      ['#/', 'Hall'],
      ['#/loginPage', 'Sign in'],
      ['#/selectLogin', 'Ways in'],
    ],
    value: '#/',
    onChoose: (hash) => stage.send({ lab: 'screen', hash }),
  }),
  segments({
    label: 'Level',
    options: [
      ['visitor', 'Visitor'],
      ['register', 'Registered'],
      ['login', 'Logged in'],
    ],
    value: undefined,
    onChoose: (level) => stage.send({ lab: 'level', level: level as Level }),
  }),
  segments({
    label: 'Language',
    options: [
      ['zh-CN', '简'],
      ['zh-HK', '繁'],
      ['en-US', 'EN'],
    ],
    value: settings.language,
    onChoose: (language) => void change({ language: language as Settings['language'] }),
  }),
  segments({
    label: 'Theme',
    options: [
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
    value: settings.theme,
    onChoose: (theme) => void change({ theme: theme as Settings['theme'] }),
  }),
  menu({
    label: 'Clock',
    options: clocks.map(([skew, text]) => [String(skew), text] as const),
    value: String(settings.skew),
    onChoose: (skew) => void change({ skew: Number(skew) }),
  }),
  menu({
    label: 'Network',
    options: [
      ['online', 'online'],
      ['slow', 'slow'],
      ['offline', 'offline'],
      ['errors', '500s'],
    ],
    value: settings.network,
    onChoose: (network) => void change({ network: network as Settings['network'] }),
  }),
  menu({
    label: 'Bars',
    options: [
      ['beside', 'beside'],
      ['over', 'over'],
    ],
    value: settings.bars,
    onChoose: (bars) => void change({ bars: bars as Settings['bars'] }),
  }),
  menu({
    label: 'Bridge',
    options: [
      ['none', 'no fault'],
      ['no-answer', 'no answer'],
      ['late', 'late'],
      ['twice', 'twice'],
      ['garbage', 'garbage'],
      ['wrong-key', 'wrong key'],
      ['gone', 'host gone'],
    ],
    value: settings.fault,
    onChoose: (fault) => void change({ fault: fault as Settings['fault'] }),
  }),
)
