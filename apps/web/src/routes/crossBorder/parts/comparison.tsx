import type { CrossBorderGuide } from '@foyer/api/cross-border'
import { inLanguage } from '@foyer/api/languages'
import * as crossBorderStyles from '../../../shared/cross-border/cross-border.module.css'
import { text as common } from '../../../shared/cross-border/text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** Shows a text of the table. Each part of it, up to a semicolon, is a line of its own. */
const Cell = ({ text, columns = 1 }: { text: string; columns?: number }) => {
  const parts = text.split(/；|; /)
  if (parts.length === 1) return <td colSpan={columns}>{text}</td>
  return (
    <td colSpan={columns}>
      <ul role="list">
        {parts.map((part) => (
          <li key={part}>{part.charAt(0).toUpperCase() + part.slice(1)}</li>
        ))}
      </ul>
    </td>
  )
}

/**
 * The comparison table. Each aspect has a heading row, so that two columns of text fit 320 px. What both directions have
 * in common stands once, across both columns.
 */
export const Comparison = ({ guide }: { guide: CrossBorderGuide }) => {
  const t = useText(text)
  const c = useText(common)
  const language = useLanguage()
  return (
    <section className={crossBorderStyles.cbPart} aria-labelledby="compared">
      <h2 id="compared">{t.compared}</h2>
      {/* a scrollable region must be reachable by keyboard */}
      <section className={`${crossBorderStyles.cbCard} ${styles.guideTableCard}`} aria-label={t.caption} tabIndex={0}>
        <table className={`${styles.guideTable} numbers`}>
          <caption className="visually-hidden">{t.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{c.southbound}</th>
              <th scope="col">{c.northbound}</th>
            </tr>
          </thead>
          {guide.compared.map(({ id, aspect, southbound, northbound }) => {
            const [south, north] = [inLanguage(southbound, language), inLanguage(northbound, language)]
            return (
              <tbody key={id}>
                <tr>
                  <th scope="rowgroup" colSpan={2}>
                    {inLanguage(aspect, language)}
                  </th>
                </tr>
                {south === north ? (
                  <tr>
                    <Cell text={south} columns={2} />
                  </tr>
                ) : (
                  <tr>
                    <Cell text={south} />
                    <Cell text={north} />
                  </tr>
                )}
              </tbody>
            )
          })}
        </table>
      </section>
    </section>
  )
}
