import { inLanguage } from '@foyer/api/languages'
import type { PartnerConsent } from '@foyer/api/privacy'
import { useId, useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { formatHongKong } from '../../../shared/format/hong-kong-time.ts'
import { HotlineText } from '../../../shared/hotline/hotline-text.tsx'
import { isOpen, useOnce } from '../../../shared/once/use-once.ts'
import { UnknownPart } from '../../../shared/personal/unknown-part.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx'
import { useHeadingFocus } from '../../../shared/ui/heading-focus.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../page.module.css'
import { text } from './partners-text.ts'

/** The outcome of the act, which replaces the button and receives the focus. */
const Done = ({ words }: { words: string }) => {
  const heading = useHeadingFocus<HTMLElement>()
  return (
    <p role="status" className={styles.privacyReady}>
      <strong ref={heading} tabIndex={-1}>
        {words}
      </strong>
    </p>
  )
}

interface PartnerProps {
  /** the latest consents for this partner, one for each activity */
  consents: readonly [PartnerConsent, ...PartnerConsent[]]
  person: string | undefined
  onChange: (partners: PartnerConsent[]) => Promise<void>
  /** the list may be out of date */
  onRefused: () => void
}

/** One partner: the data it receives, the purpose, the activity and the date, with a button to stop that. */
export const Partner = ({ consents, person, onChange, onRefused }: PartnerProps) => {
  const t = useText(text)
  const language = useLanguage()
  const id = useId()
  const [isConfirming, setConfirming] = useState(false)
  const [isDone, setDone] = useState(false)
  const [{ partner, name: names }] = consents
  const name = inLanguage(names, language)
  const { state, send, again } = useOnce({
    name: `privacy.partner.${partner}`,
    path: pathTo('POST /user/privacy/partner'),
    person,
    onDone: async ({ partners }) => {
      setDone(true)
      await onChange(partners)
    },
    onRefused,
  })
  const holds = consents.some(({ agreed }) => agreed)
  const isUnknown = isOpen(state)
  return (
    <li className={styles.privacyPartner}>
      <strong id={`${id}-name`}>{name}</strong>
      {consents.map(({ activity, title, agreed, at, dataStatement }) => (
        <div key={activity}>
          {dataStatement && <p>{inLanguage(dataStatement, language)}</p>}
          <small className="numbers">
            {inLanguage(title, language)}
            <br />
            {fill(agreed ? t.agreed : t.ended, { moment: formatHongKong(language, at) })}
          </small>
        </div>
      ))}
      {state.kind === 'refused' && (
        <Notice tone="danger" live>
          <strong>{t.failed}</strong>
          <p>
            <HotlineText>{state.message}</HotlineText>
          </p>
        </Notice>
      )}
      {isUnknown && <UnknownPart state={state} onAgain={again} />}
      {holds && !isUnknown && (
        <Button
          look="plain"
          id={`${id}-button`}
          aria-labelledby={`${id}-button ${id}-name`}
          busy={state.kind === 'sending'}
          onClick={() => setConfirming(true)}
        >
          {t.withdraw}
        </Button>
      )}
      {isDone && !holds && !isUnknown && <Done words={t.done} />}
      {isConfirming && (
        <Dialog
          title={t.sure}
          confirm={t.confirm}
          cancel={t.keep}
          onConfirm={() => send({ partner })}
          onClose={() => setConfirming(false)}
        >
          <div className={styles.privacyQuestion}>
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
