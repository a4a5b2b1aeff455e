import type { Agreement, AgreementKey } from '@foyer/api/content'
import { useEffect, useState } from 'react'
import { pathTo } from '../../platform/path-to.ts'
import { withQuery } from '../../platform/with-query.ts'
import { useFailureText } from '../errors/use-failure-text.ts'
import { formatDay } from '../format/hong-kong-time.ts'
import { HotlineText } from '../hotline/hotline-text.tsx'
import { getPublic } from '../server/public-call.ts'
import { useLanguage } from '../text/language.ts'
import { ofLanguage } from '../text/of-language.ts'
import { fill, table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Spinner } from '../ui/spinner.tsx'
import * as styles from './sheet.module.css'
import type { SheetProps } from './sheet-props.ts'
import { text as documents } from './text.ts'

const text = table('shared/agreements/sheet')

/** One agreement as text, in a sheet above the current screen. */
export const AgreementSheet = ({ agreementKey, onClose }: SheetProps) => {
  const names = useText(documents)
  const [attempt, setAttempt] = useState(0)
  return (
    <Sheet title={agreementKey === 'marketing' ? names.marketingTitle : names[agreementKey]} onClose={onClose}>
      <AgreementText key={attempt} agreementKey={agreementKey} onRetry={() => setAttempt(attempt + 1)} />
    </Sheet>
  )
}

const AgreementText = ({ agreementKey, onRetry }: { agreementKey: AgreementKey; onRetry: () => void }) => {
  const t = useText(text)
  const language = useLanguage()
  const [{ agreement, failed }, setState] = useState<{ agreement?: Agreement; failed?: unknown }>({})
  const why = useFailureText(failed)

  useEffect(() => {
    const controller = new AbortController()
    getPublic(
      withQuery(pathTo('GET /content/agreements/:key', { key: agreementKey }), { lang: language }),
      controller.signal,
    ).then(
      (agreement) => setState({ agreement }),
      (failed: unknown) => controller.signal.aborted || setState({ failed }),
    )
    return () => controller.abort()
  }, [agreementKey, language])

  if (agreement) {
    return (
      <article className={styles.agreement}>
        <p className={`${styles.agreementVersion} numbers`}>
          {fill(t.version, {
            version: agreement.version,
            effective: formatDay(language, Date.parse(agreement.effective)),
          })}
        </p>
        {agreement.sections.map((section) => (
          <section key={section.heading} {...ofLanguage(agreement.language ?? language, language)}>
            <h3>{section.heading}</h3>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    )
  }
  if (failed) {
    return (
      <div className={styles.agreementFailed}>
        <Notice tone="danger" live>
          <p>
            <strong>{t.failed}</strong>
          </p>
          <p>
            <HotlineText>{why}</HotlineText>
          </p>
        </Notice>
        <Button onClick={onRetry}>{t.retry}</Button>
      </div>
    )
  }
  return (
    <p className={styles.agreementLoading} role="status">
      <Spinner /> {t.loading}
    </p>
  )
}
