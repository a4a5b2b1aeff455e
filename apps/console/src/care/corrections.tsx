import type { Correction } from '@foyer/api/staff/corrections'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { usePages } from '../acts/pages.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Segments } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { ReadList } from '../ui/read-list.tsx'
import { Since } from '../ui/since.tsx'
import { About } from './correction.tsx'
import { Decide } from './decide.tsx'
import { workText } from './work-text.ts'
import './care.css'

const outcomes = {
  approved: ['stateApproved', 'good'],
  refused: ['stateRefused', 'bad'],
  withdrawn: ['stateWithdrawn', 'neutral'],
} as const

const Acts = ({ correction: { id, proposedBy } }: { correction: Correction }) => {
  const t = useText(workText)
  const { session } = useSession()
  const { open } = useActAddress()
  if (!admits('POST /staff/care/corrections/decide', session.roles)) return null
  if (proposedBy.id === session.id)
    return (
      <>
        <span className="hint">{t.ownProposal}</span>
        <Button onClick={() => open('withdraw', id)}>{t.withdraw}</Button>
      </>
    )
  return (
    <>
      <Button kind="main" onClick={() => open('approve', id)}>
        {t.approve}
      </Button>
      <Button onClick={() => open('refuse', id)}>{t.refuse}</Button>
    </>
  )
}

const Row = ({ correction }: { correction: Correction }) => {
  const t = useText(workText)
  const { state, decidedBy, decision, decidedAt, proposedAt } = correction
  return (
    <li className="care-item">
      <div className="care-item-text">
        <About correction={correction} />
        {state !== 'proposed' && (
          <p className="care-outcome">
            <Badge tone={outcomes[state][1]} dot>
              {t[outcomes[state][0]]}
            </Badge>{' '}
            {decidedBy && fill(t.decidedBy, { name: decidedBy.name })} · {decision}
          </p>
        )}
      </div>
      <div className="care-item-side">
        <Since at={decidedAt ?? proposedAt} />
        {state === 'proposed' && (
          <div className="care-item-acts">
            <Acts correction={correction} />
          </div>
        )}
      </div>
    </li>
  )
}

/** Corrections that wait for a second member of staff, and those that were decided. */
export const Corrections = () => {
  const t = useText(workText)
  const [which, setWhich] = useState<'waiting' | 'decided'>('waiting')
  const open = which === 'waiting'
  const reading = usePages('POST /staff/care/corrections', { open }, ({ before }) =>
    before === null ? null : { before },
  )
  const corrections = reading.pages?.flatMap((page) => page.corrections)
  return (
    <Page title={t.corrections} lead={t.correctionsLead}>
      <div className="care-choice">
        <Segments
          label={t.which}
          value={which}
          choices={[
            ['waiting', t.waiting],
            ['decided', t.decided],
          ]}
          choose={setWhich}
        />
      </div>
      <ReadList
        rows={corrections}
        reading={reading}
        empty={{
          icon: Scale,
          ...(open ? { title: t.noneWaiting, text: t.noneWaitingLead } : { title: t.noneDecided }),
        }}
      >
        {(all) => (
          <ul className="care-items" aria-label={t.corrections}>
            {all.map((one) => (
              <Row key={one.id} correction={one} />
            ))}
          </ul>
        )}
      </ReadList>
      <Decide corrections={corrections ?? []} />
    </Page>
  )
}
