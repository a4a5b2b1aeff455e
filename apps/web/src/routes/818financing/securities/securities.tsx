import type { MarginableSecurity } from '@foyer/api/financing'
import { inLanguage } from '@foyer/api/languages'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { EndlessList } from '../../../shared/ui/endless-list/endless-list.tsx'
import { useEndless } from '../../../shared/ui/endless-list/use-endless.ts'
import { loadSecurities, type SecuritiesPage } from '../api.ts'
import * as styles from '../page.module.css'
import { SearchField } from './search-field.tsx'
import { text } from './text.ts'
import { useSecuritySearch } from './use-security-search.ts'

/** The number of securities before the person requests all or searches. */
const few = 5

const Row = ({
  security: { code, name, currency, ratio },
  titleId,
}: {
  security: MarginableSecurity
  titleId?: string
}) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <div className={styles.security}>
      <span className={styles.securityName}>
        <strong id={titleId}>{inLanguage(name, language)}</strong>
        <small className="numbers">
          {code} · {currency}
        </small>
      </span>
      <strong className="numbers">
        <span className="visually-hidden">{t.ratio} </span>
        {ratio}%
      </strong>
    </div>
  )
}

/** The securities that secure a loan: a few, then all page by page, or those found by code or name. */
export const Securities = () => {
  const t = useText(text)
  const search = useSecuritySearch()
  const [isWhole, setWhole] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const queryKey = ['financing-securities', search.content]
  const list = useEndless(queryKey, (cursor, signal) => loadSecurities(search.content, cursor, signal))
  const [first] = useQueryClient().getQueryData<{ pages: SecuritiesPage[] }>(queryKey)?.pages ?? []
  const total = first?.total ?? 0
  const isShort = !isWhole && search.content === '' && list.items.length > few
  const seeAll = () => {
    setWhole(true)
    // the button that had the focus is gone
    place.current?.focus({ preventScroll: true })
  }
  return (
    <Section title={t.title}>
      <p className={styles.securitiesLead}>{t.lead}</p>
      <SearchField search={search} />
      {total > 0 && !isShort && <p className={`${styles.securitiesTotal} numbers`}>{fill(t.found, { n: total })}</p>}
      <div ref={place} className={styles.securitiesList} tabIndex={-1}>
        {total > 0 && (
          <p className={styles.securitiesHead} aria-hidden="true">
            <span>{t.security}</span>
            <span>{t.ratio}</span>
          </p>
        )}
        {isShort ? (
          <>
            <ul className={styles.securitiesFew} role="list" aria-label={t.title}>
              {list.items.slice(0, few).map((security) => (
                <li key={security.code}>
                  <Row security={security} />
                </li>
              ))}
            </ul>
            <Button look="plain" onClick={seeAll}>
              {fill(t.all, { n: total })}
            </Button>
          </>
        ) : (
          <EndlessList
            label={t.title}
            list={list}
            keyOf={({ code }) => code}
            empty={
              <div className={`${blocksStyles.card} ${styles.securitiesNone}`} role="status">
                <strong>{t.nothing}</strong>
                <p>{t.nothingWhy}</p>
              </div>
            }
            item={(security, titleId) => <Row security={security} titleId={titleId} />}
          />
        )}
      </div>
    </Section>
  )
}
