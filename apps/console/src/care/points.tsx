import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { Coins, Undo2 } from 'lucide-react'
import { useActAddress } from '../acts/act-address.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { text as sharedText } from '../text/text.ts'
import { Badge } from '../ui/badge.tsx'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { RowMenu } from '../ui/row-menu.tsx'
import { Since } from '../ui/since.tsx'
import { Propose } from './propose.tsx'
import { text } from './text.ts'
import { useReadOf } from './use-read-of.ts'
import { workText } from './work-text.ts'

/** The points that the person earned, each of which can be proposed for a reversal. */
export const Points = ({ person }: { person: string }) => {
  const t = useText(workText)
  const c = useText(text)
  const h = useText(sharedText)
  const language = useLanguage()
  const { session } = useSession()
  const { act, id, open } = useActAddress()
  const { data, fault, again } = useReadOf('POST /staff/care/points', { id: person })
  if (!data) return fault ? <Failure fault={fault} again={again} isWhole /> : <LoadingRows />
  const may = admits('POST /staff/care/corrections/propose', session.roles)
  const nameOf = (points: number) => fill(t.pointsOf, { points: points.toLocaleString(language) })
  const chosen = may && act === 'reversePoints' ? data.earned.find(({ transfer }) => transfer === id) : undefined
  return (
    <>
      <p className="soft">
        {fill(t.pointsNow, {
          available: data.available.toLocaleString(language),
          held: data.held.toLocaleString(language),
        })}
      </p>
      {data.earned.length === 0 ? (
        <Empty icon={Coins} title={t.noPoints} />
      ) : (
        <div className="table-box">
          <table className="data-table" aria-label={t.earned}>
            <thead>
              <tr>
                <th scope="col">{c.activityColumn}</th>
                <th scope="col" className="figure">
                  {t.amount}
                </th>
                <th scope="col">{c.at}</th>
                <th scope="col">
                  <span className="visually-hidden">{h.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.earned.map(({ transfer, activity, title, points, at, isReversed }) => (
                <tr key={transfer}>
                  <td data-part="title">
                    <span className="strong">{title[language]}</span> <span className="faint">{activity}</span>
                  </td>
                  <td data-name={t.amount} className="figure">
                    {points.toLocaleString(language)}
                  </td>
                  <td data-name={c.at}>
                    <Since at={at} />
                  </td>
                  <td data-part="acts">
                    {isReversed && <Badge tone="bad">{t.reversed}</Badge>}
                    {!isReversed && may && (
                      <RowMenu
                        label={fill(t.actionsOf, { name: title[language] })}
                        acts={[
                          {
                            name: t.reversePoints,
                            icon: <Undo2 size={16} aria-hidden="true" />,
                            isDangerous: true,
                            act: () => open('reversePoints', transfer),
                          },
                        ]}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Propose
        person={person}
        target={chosen && { kind: 'reversePoints', id: chosen.transfer, name: nameOf(chosen.points) }}
      />
    </>
  )
}
