import type { DataRequest } from '@foyer/api/staff/data-requests'
import { useText } from '@foyer/staff-interface/language'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { dropDraft } from '../acts/draft.ts'
import { useAct } from '../acts/query.ts'
import { Modal } from '../ui/modal.tsx'
import { useSay } from '../ui/toasts.tsx'
import { workText } from './work-text.ts'

export const letterActs = ['export', 'erase', 'done', 'decline'] as const
export type LetterAct = (typeof letterActs)[number]
const isLetterAct = (name: string | null): name is LetterAct => letterActs.some((one) => one === name)

/** The acts that a request of a kind allows. */
export const actsOn = ({ kind }: DataRequest): readonly LetterAct[] =>
  kind === 'export' ? ['export', 'done', 'decline'] : kind === 'erase' ? ['erase', 'decline'] : ['done', 'decline']

/** Saves data as a file of the browser. */
const save = (data: unknown, name: string): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

interface Props {
  readonly request: DataRequest
  readonly act: LetterAct
}

const useLetterAct = ({ request: { id }, act }: Props) => {
  const t = useText(workText)
  const say = useSay()
  const { close } = useActAddress()
  const finish = () => {
    dropDraft()
    say(t[`${act}Done`])
    close()
  }
  const list = 'POST /staff/care/requests'
  const exporting = useAct('POST /staff/care/requests/export', list, ({ data }) => {
    save(data, `foyer-data-${id}.json`)
    finish()
  })
  const erasing = useAct('POST /staff/care/requests/erase', list, finish)
  const closing = useAct('POST /staff/care/requests/close', list, finish)
  if (act === 'export') return { ...exporting, send: (reason: string) => exporting.run({ request: id, reason }) }
  if (act === 'erase') return { ...erasing, send: (reason: string) => erasing.run({ request: id, reason }) }
  const state = act === 'done' ? 'done' : 'refused'
  return { ...closing, send: (reason: string) => closing.run({ request: id, state, reason }) }
}

const Form = (props: Props) => {
  const t = useText(workText)
  const { close } = useActAddress()
  const { send, isBusy, fault, clear } = useLetterAct(props)
  const { act, request } = props
  return (
    <ActForm
      isBusy={isBusy}
      fault={fault}
      clear={clear}
      form={`care letter ${act} ${request.id}`}
      confirm={t[`${act}Confirm`]}
      isDangerous={act === 'erase'}
      run={send}
      close={close}
    >
      {act === 'erase' && fault?.kind === 'conflict' && <p className="notice notice-warn">{t.eraseBlocked}</p>}
    </ActForm>
  )
}

const leads = { export: 'exportLead', erase: 'eraseLead', done: 'outcomeNote', decline: 'outcomeNote' } as const

/** The dialog of the act on the request that the address names. */
export const LetterActs = ({ requests }: { requests: readonly DataRequest[] }) => {
  const t = useText(workText)
  const { act, id, close } = useActAddress()
  const request = requests.find((one) => one.id === id && one.state === 'open')
  const known = isLetterAct(act) && request && actsOn(request).includes(act) ? { act, request } : undefined
  return (
    <Modal
      isOpen={known !== undefined}
      close={() => {
        dropDraft()
        close()
      }}
      title={known ? t[`${known.act}Title`] : ''}
      lead={known && <p>{t[leads[known.act]]}</p>}
    >
      {known && <Form key={`${known.act} ${known.request.id}`} {...known} />}
    </Modal>
  )
}
