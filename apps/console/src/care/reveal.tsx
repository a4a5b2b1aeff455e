import { type Revealable, revealable } from '@foyer/api/staff/care'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { dropDraft } from '../acts/draft.ts'
import { useAct } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import { Modal } from '../ui/modal.tsx'
import { text } from './text.ts'

export const whatNames = {
  phone: 'whatPhone',
  names: 'whatNames',
  clientNumbers: 'whatClientNumbers',
  addresses: 'whatAddresses',
} as const satisfies Record<Revealable, string>

const isRevealable = (name: string | null): name is Revealable => revealable.safeParse(name).success

/** Requires a reason, and then shows the values until it is closed. */
const Values = ({ person, what }: { person: string; what: Revealable }) => {
  const t = useText(text)
  const h = useText(sharedText)
  const { close } = useActAddress()
  const [values, setValues] = useState<readonly string[]>()
  const { run, ...state } = useAct('POST /staff/care/reveal', 'POST /staff/care/timeline', (reply) => {
    dropDraft()
    setValues(reply.values)
  })
  if (!values)
    return (
      <ActForm
        {...state}
        form={`care reveal ${what} ${person}`}
        confirm={t.revealConfirm}
        run={(reason) => run({ id: person, what, reason })}
        close={close}
      />
    )
  return (
    <div className="form">
      <ul className="care-values" aria-live="polite">
        {values.length === 0 && <li className="soft">{t.revealNone}</li>}
        {values.map((value) => (
          <li key={value}>
            <CopyText value={value} />
          </li>
        ))}
      </ul>
      <p className="hint">{t.revealDone}</p>
      <div className="modal-acts">
        <Button kind="main" data-first onClick={close}>
          {h.close}
        </Button>
      </div>
    </div>
  )
}

/** The dialog that shows one kind of personal data. */
export const Reveal = ({ person }: { person: string }) => {
  const t = useText(text)
  const { session } = useSession()
  const { act, id, close } = useActAddress()
  const what = act === 'reveal' && isRevealable(id) && admits('POST /staff/care/reveal', session.roles) ? id : undefined
  return (
    <Modal
      isOpen={what !== undefined}
      close={() => {
        dropDraft()
        close()
      }}
      title={what ? fill(t.revealTitle, { what: t[whatNames[what]] }) : ''}
      lead={<p>{t.revealLead}</p>}
    >
      {what && <Values key={what} person={person} what={what} />}
    </Modal>
  )
}
