import { inLanguage } from '@foyer/api/languages'
import { useQueryClient } from '@tanstack/react-query'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { EndlessList } from '../../../shared/ui/endless-list/endless-list.tsx'
import { useEndless } from '../../../shared/ui/endless-list/use-endless.ts'
import { loadSecurities, type SecuritiesPage } from '../api.ts'
import * as styles from '../page.module.css'
import { SearchField } from './search-field.tsx'
import { text } from './text.ts'
import { useSecuritySearch } from './use-security-search.ts'

/** The securities that secure a loan, searched by code or name, loaded page by page. */
export const Securities = () => {
  const t = useText(text)
  const language = useLanguage()
  const search = useSecuritySearch()
  const queryKey = ['financing-securities', search.content]
  const list = useEndless(queryKey, (cursor, signal) => loadSecurities(search.content, cursor, signal))
  const [first] = useQueryClient().getQueryData<{ pages: SecuritiesPage[] }>(queryKey)?.pages ?? []
  return (
    <Section title={t.title}>
      <p className={styles.securitiesLead}>{t.lead}</p>
      <SearchField search={search} />
      {first && first.total > 0 && (
        <p className={`${styles.securitiesTotal} numbers`}>{fill(t.found, { n: first.total })}</p>
      )}
      <div className={styles.securitiesList}>
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
          item={({ code, name, currency, ratio }, titleId) => (
            <div className={`${blocksStyles.card} ${styles.security}`}>
              <span className={styles.securityName}>
                <strong id={titleId}>{inLanguage(name, language)}</strong>
                <small className="numbers">
                  {code} · {currency}
                </small>
              </span>
              <span className={`${styles.securityRatio} numbers`}>
                <strong>{ratio}%</strong>
                <small>{t.ratio}</small>
              </span>
              <span className={styles.securityMeter} aria-hidden="true">
                <span className={styles.securityShare} style={{ inlineSize: `${ratio}%` }} />
              </span>
            </div>
          )}
        />
      </div>
    </Section>
  )
}
