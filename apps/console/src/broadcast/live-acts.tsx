import { inLanguage } from '@foyer/api/languages'
import { type LiveSession, liveTimesRequest } from '@foyer/api/staff/broadcast'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { stamp } from '@foyer/staff-interface/time'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { dropDraft } from '../acts/draft.ts'
import { FormEnd, ReasonField } from '../acts/form-end.tsx'
import { useAct } from '../acts/query.ts'
import { useForm } from '../acts/use-form.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { TextField } from '../ui/field.tsx'
import { Modal } from '../ui/modal.tsx'
import { useSay } from '../ui/toasts.tsx'
import { text } from './text.ts'

/** The acts on a session, with the calls that perform them. */
export const liveActs = {
  begin: 'POST /staff/live/times',
  interrupt: 'POST /staff/live/interruption',
  resume: 'POST /staff/live/interruption',
  end: 'POST /staff/live/times',
  times: 'POST /staff/live/times',
  hide: 'POST /staff/live/withdrawal',
  unhide: 'POST /staff/live/withdrawal',
} as const
type LiveAct = keyof typeof liveActs
const isLiveAct = (name: string | null): name is LiveAct => name !== null && name in liveActs

/** The texts of the states. */
export const stateNames = {
  scheduled: 'scheduled',
  live: 'liveNow',
  interrupted: 'interrupted',
  ended: 'ended',
  replay: 'replay',
} as const

/** What staff can do with a session now. */
export const actsOn = ({ state, isWithdrawn }: LiveSession): readonly LiveAct[] => {
  if (isWithdrawn) return ['unhide']
  if (state === 'scheduled') return ['begin', 'times', 'hide']
  if (state === 'live') return ['interrupt', 'times', 'end']
  if (state === 'interrupted') return ['resume', 'times', 'end']
  return ['times', 'hide']
}

interface Props {
  readonly session: LiveSession
  readonly close: () => void
}

const useDone = (close: () => void) => {
  const t = useText(text)
  const language = useLanguage()
  const say = useSay()
  return ({ title, state }: LiveSession) => {
    dropDraft()
    say(fill(t.done, { title: inLanguage(title, language), state: t[stateNames[state]] }))
    close()
  }
}

const Outdated = () => {
  const t = useText(text)
  return (
    <p className="notice notice-warn" role="alert">
      {t.outdated}
    </p>
  )
}

const Interruption = ({ session: { code }, close, isOn }: Props & { isOn: boolean }) => {
  const t = useText(text)
  const done = useDone(close)
  const { run, ...state } = useAct('POST /staff/live/interruption', 'POST /staff/live', done)
  return (
    <ActForm
      {...state}
      form={`${isOn ? 'interrupt' : 'resume'} ${code}`}
      confirm={isOn ? t.interruptConfirm : t.resumeConfirm}
      isDangerous={isOn}
      run={(reason) => run({ code, interrupted: isOn, reason })}
      close={close}
    />
  )
}

const useTimes = (close: () => void) => {
  const done = useDone(close)
  const [isOutdated, setOutdated] = useState(false)
  const act = useAct('POST /staff/live/times', 'POST /staff/live', ({ outcome, session }) =>
    outcome === 'outdated' ? setOutdated(true) : done(session),
  )
  return { ...act, isOutdated }
}

/** Begins or ends a session now. */
const Now = ({ session: { code, opensAt, closesAt }, close, act }: Props & { act: 'begin' | 'end' }) => {
  const t = useText(text)
  const { run, isOutdated, ...state } = useTimes(close)
  const was = { opensAt, closesAt }
  const next = act === 'begin' ? { opensAt: 'now' as const, closesAt } : { opensAt, closesAt: 'now' as const }
  return (
    <ActForm
      {...state}
      form={`${act} ${code}`}
      confirm={t[`${act}Confirm`]}
      isDangerous={act === 'end'}
      isOver={isOutdated}
      run={(reason) => run({ code, was, ...next, reason })}
      close={close}
    >
      {isOutdated && <Outdated />}
    </ActForm>
  )
}

/** A moment as a field for a day and a time has it, in Hong Kong time, and back. */
const written = (at: number): string => stamp(at).slice(0, 16).replace(' ', 'T')
const read = (value: string): number => Date.parse(`${value}:00+08:00`)

const Times = ({ session: { code, opensAt, closesAt }, close }: Props) => {
  const t = useText(text)
  const { run, isOutdated, ...state } = useTimes(close)
  const { values, set, isWrong, submit, element } = useForm(
    `times ${code}`,
    { opensAt: written(opensAt), closesAt: written(closesAt), reason: '' },
    liveTimesRequest,
    (given) => ({
      code,
      was: { opensAt, closesAt },
      opensAt: read(given.opensAt),
      closesAt: read(given.closesAt),
      reason: given.reason,
    }),
  )
  const closesFault = Number.isNaN(read(values.closesAt)) ? t.opensFault : t.closesFault
  return (
    <form ref={element} className="form" noValidate onSubmit={submit(run, state.isBusy)}>
      <div className="field-pair">
        <TextField
          type="datetime-local"
          name="opensAt"
          label={t.opens}
          value={values.opensAt}
          onChange={({ target }) => set('opensAt', target.value)}
          fault={isWrong('opensAt') ? t.opensFault : undefined}
        />
        <TextField
          type="datetime-local"
          name="closesAt"
          label={t.closes}
          value={values.closesAt}
          onChange={({ target }) => set('closesAt', target.value)}
          fault={isWrong('closesAt') ? closesFault : undefined}
        />
      </div>
      {!isOutdated && (
        <ReasonField value={values.reason} isWrong={isWrong('reason')} write={(reason) => set('reason', reason)} />
      )}
      {isOutdated && <Outdated />}
      <FormEnd {...state} confirm={t.timesConfirm} isOver={isOutdated} close={close} />
    </form>
  )
}

/** Withdraws a session, or shows it again. */
const Visibility = ({ session: { code, title, isWithdrawn }, close, act }: Props & { act: 'hide' | 'unhide' }) => {
  const t = useText(text)
  const language = useLanguage()
  const say = useSay()
  const [refused, setRefused] = useState<'outdated' | 'running'>()
  const isHidden = act === 'hide'
  const { run, ...state } = useAct('POST /staff/live/withdrawal', 'POST /staff/live', ({ outcome }) => {
    if (outcome !== 'set') return setRefused(outcome)
    dropDraft()
    say(fill(isHidden ? t.hiddenDone : t.shownDone, { title: inLanguage(title, language) }))
    close()
  })
  return (
    <ActForm
      {...state}
      form={`${act} ${code}`}
      confirm={t[`${act}Confirm`]}
      isDangerous={isHidden}
      isOver={refused === 'outdated'}
      run={(reason) => run({ code, from: isWithdrawn, isWithdrawn: isHidden, reason })}
      close={close}
    >
      {refused && (
        <p className="notice notice-warn" role="alert">
          {t[refused]}
        </p>
      )}
    </ActForm>
  )
}

/** The dialog of the act on a session that the address names. */
export const LiveActs = ({ sessions }: { sessions: readonly LiveSession[] }) => {
  const t = useText(text)
  const language = useLanguage()
  const { session: staff } = useSession()
  const { act, id, close } = useActAddress()
  // the state may change while the dialog is open, and the person acts on what they saw
  const [opened, setOpened] = useState<LiveSession>()
  const found = sessions.find(({ code }) => code === id)
  if (found && opened?.code !== id) setOpened(found)
  if (id === null && opened) setOpened(undefined)
  const session = opened?.code === id ? opened : found
  const known = isLiveAct(act) && session && admits(liveActs[act], staff.roles) && actsOn(session).includes(act)
  const leave = () => {
    dropDraft()
    close()
  }
  return (
    <Modal
      isOpen={Boolean(known)}
      title={known ? fill(t[`${act}Title`], { title: inLanguage(session.title, language) }) : ''}
      lead={known && <p>{t[`${act}Lead`]}</p>}
      close={leave}
    >
      {known && (act === 'interrupt' || act === 'resume') && (
        <Interruption session={session} close={leave} isOn={act === 'interrupt'} />
      )}
      {known && (act === 'begin' || act === 'end') && <Now session={session} close={leave} act={act} />}
      {known && (act === 'hide' || act === 'unhide') && <Visibility session={session} close={leave} act={act} />}
      {known && act === 'times' && <Times session={session} close={leave} />}
    </Modal>
  )
}
