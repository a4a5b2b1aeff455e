import type { JoinConsent, Residence } from '@foyer/api/activities'
import { inLanguage } from '@foyer/api/languages'
import { type ReactNode, useId, useState } from 'react'
import * as consentsStyles from '../../agreements/consents.module.css'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { Icon } from '../../ui/icon.tsx'
import { downIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { blockOf } from '../blocks/block-of.ts'
import { TermsText } from '../frame/terms-text.tsx'
import * as gateStyles from '../gate/gate.module.css'
import { text as gateText } from '../gate/text.ts'
import { useShown } from '../shown.ts'
import { ConsentQuestion } from './consent-question.tsx'
import * as styles from './join-sheet.module.css'
import { ResidenceQuestion } from './residence-question.tsx'
import { text } from './text.ts'

interface JoinSheetProps {
  /** title of the sheet, where it is not the author's words of the join */
  title?: string
  action?: string
  /** summary of what will be sent, shown above the questions */
  children?: ReactNode
  onConfirm: (residence: Residence | undefined, consents?: readonly JoinConsent[]) => void
  onClose: () => void
}

/** Requests what a join requires: the residence at the first join, and agreement to the terms. */
export const JoinSheet = ({ title, action, children, onConfirm, onClose }: JoinSheetProps) => {
  const t = useText(text)
  const { offlineWhy } = useText(gateText)
  const language = useLanguage()
  const id = useId()
  const { detail, personalStatus, join, actions } = useShown()
  const terms = blockOf(detail.blocks, 'terms')
  // the words of the button that opened the sheet
  const label = inLanguage(blockOf(detail.blocks, 'join')?.label, language)
  const needsResidence = personalStatus.status?.residenceNeeded ?? false
  const [residence, setResidence] = useState<Residence>()
  // An agreement is for one version: when the page gets another version, the tick disappears.
  const [agreedVersion, setAgreedVersion] = useState<number>()
  const [openedWith] = useState(detail.version)
  const agreed = agreedVersion === detail.version
  const [consentedVersion, setConsentedVersion] = useState<number>()
  const { consent } = actions
  const consents = consent && consentedVersion === detail.version ? [consent.name] : []
  const [tried, setTried] = useState(false)

  const submit = () => {
    setTried(true)
    if (agreed && (residence || !needsResidence)) onConfirm(residence, consents)
  }
  return (
    <Sheet
      title={title ?? label ?? t.title}
      onClose={onClose}
      footer={
        <>
          {!join.canStart && (
            <p className={gateStyles.gateProblem} role="alert">
              {offlineWhy}
            </p>
          )}
          <Button blocked={!join.canStart} onClick={submit}>
            {action ?? label ?? t.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.joinSheet}>
        {children}
        {needsResidence && (
          <ResidenceQuestion
            value={residence}
            error={tried && !residence ? t.residenceMissing : undefined}
            onChange={setResidence}
          />
        )}
        {detail.version !== openedWith && (
          <Notice tone="warn" live>
            {t.outdated}
          </Notice>
        )}
        {terms && (
          <details className={styles.joinTerms}>
            <summary>
              {t.read}
              <Icon path={downIcon} size={20} />
            </summary>
            <TermsText terms={terms} version={detail.version} publishedAt={detail.publishedAt} language={language} />
          </details>
        )}
        <div>
          <div className={consentsStyles.consent}>
            <input
              id={id}
              type="checkbox"
              className={consentsStyles.check}
              checked={agreed}
              aria-describedby={`${id}-error`}
              aria-invalid={tried && !agreed ? true : undefined}
              onChange={(event) => setAgreedVersion(event.target.checked ? detail.version : undefined)}
            />
            <label htmlFor={id}>{fill(t.agree, { version: detail.version })}</label>
          </div>
          <FieldError id={`${id}-error`}>{tried && !agreed ? t.termsMissing : undefined}</FieldError>
        </div>
        {consent && (
          <ConsentQuestion
            consent={consent}
            isGiven={consents.length > 0}
            onChange={(isGiven) => setConsentedVersion(isGiven ? detail.version : undefined)}
          />
        )}
      </div>
    </Sheet>
  )
}
