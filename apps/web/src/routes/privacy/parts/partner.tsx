import type { PartnerConsent, PartnerWithdrawalReply } from '@foyer/contract/privacy'
import { useId, useState } from 'react'
import { formatHongKong } from '../../../shared/format/hong-kong-time.ts'
import { useOnce } from '../../../shared/once/use-once.ts'
import { isOpen, UnknownPart } from '../../../shared/personal/unknown-part.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx'
import { useHeadingFocus } from '../../../shared/ui/heading-focus.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { text } from './partners-text.ts'

/** What just happened, read out where the button was. */
const Done = ({ words }: { words: string }) => {
  const heading = useHeadingFocus<HTMLElement>()
  return (
    <p role="status" className="privacy-ready">
      <strong ref={heading} tabIndex={-1}>
        {words}
      </strong>
    </p>
  )
}

interface PartnerProps {
  /** what was last said about this partner, by activity */
  said: readonly [PartnerConsent, ...PartnerConsent[]]
  person: string | undefined
  onSaid: (partners: PartnerConsent[]) => Promise<void>
}

/** One partner: what it is told and what for, in which activity, since when; and the way to end that. */
export const Partner = ({ said, person, onSaid }: PartnerProps) => {
  const t = useText(text)
  const language = useLanguage()
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const [isDone, setDone] = useState(false)
  const [{ partner, name: names }] = said
  const name = names[language]
  const { state, send, again } = useOnce<{ partner: string }, PartnerWithdrawalReply>({
    name: `privacy.partner.${partner}`,
    path: '/user/privacy/partner',
    person,
    onDone: async ({ partners }) => {
      setDone(true)
      await onSaid(partners)
    },
  })
  const holds = said.some(({ agreed }) => agreed)
  const isUnknown = isOpen(state)
  return (
    <li className="privacy-partner">
      <strong id={`${id}-name`}>{name}</strong>
      {said.map(({ activity, title, agreed, at, dataStatement }) => (
        <div key={activity}>
          {dataStatement && <p>{dataStatement[language]}</p>}
          <small className="numbers">
            {title[language]}
            <br />
            {fill(agreed ? t.agreed : t.ended, { moment: formatHongKong(language, at) })}
          </small>
        </div>
      ))}
      {state.kind === 'refused' && (
        <Notice tone="danger" live>
          <strong>{t.failed}</strong>
          <p>{state.message}</p>
        </Notice>
      )}
      {isUnknown && <UnknownPart state={state} onAgain={again} />}
      {holds && !isUnknown && (
        <Button
          look="plain"
          id={`${id}-button`}
          aria-labelledby={`${id}-button ${id}-name`}
          busy={state.kind === 'sending'}
          onClick={() => setAsking(true)}
        >
          {t.withdraw}
        </Button>
      )}
      {isDone && !holds && !isUnknown && <Done words={t.done} />}
      {isAsking && (
        <Dialog
          title={t.sure}
          confirm={t.confirm}
          cancel={t.keep}
          onConfirm={() => send({ partner })}
          onClose={() => setAsking(false)}
        >
          <div className="privacy-question">
            <p>
              <strong>{name}</strong>
            </p>
            <p>{t.goes}</p>
            <p>{t.stays}</p>
          </div>
        </Dialog>
      )}
    </li>
  )
}
