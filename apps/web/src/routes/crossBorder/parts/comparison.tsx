import type { CrossBorderGuide } from '@foyer/contract/cross-border'
import { text as common } from '../../../shared/cross-border/text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'

/** The comparison table. Each aspect has a heading row, so that two columns of text fit 360 px. */
export const Comparison = ({ guide }: { guide: CrossBorderGuide }) => {
  const t = useText(text)
  const c = useText(common)
  const language = useLanguage()
  return (
    <section className="cb-part" aria-labelledby="compared">
      <h2 id="compared">{t.compared}</h2>
      {/* a scrollable region must be reachable by keyboard */}
      <section className="cb-card guide-table-card" aria-label={t.caption} tabIndex={0}>
        <table className="guide-table numbers">
          <caption className="visually-hidden">{t.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{c.southbound}</th>
              <th scope="col">{c.northbound}</th>
            </tr>
          </thead>
          {guide.compared.map(({ id, aspect, southbound, northbound }) => (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {aspect[language]}
                </th>
              </tr>
              <tr>
                <td>{southbound[language]}</td>
                <td>{northbound[language]}</td>
              </tr>
            </tbody>
          ))}
        </table>
      </section>
    </section>
  )
}
