import { inLanguage } from '@foyer/api/languages'
import { GateCaption } from '../../../shared/activity/gate/gate-caption.tsx'
import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import { text as gateText } from '../../../shared/activity/gate/text.ts'
import { useOfferings } from '../../../shared/offerings/api.ts'
import { text as offeringText } from '../../../shared/offerings/text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { activity } from '../use-offering.ts'
import { featuredOf } from './featured.ts'
import { text } from './text.ts'

/**
 * The action in the bottom panel for a person who may apply. It leads to the open offering with the earliest cut-off. Without
 * an open one, a quiet link leads to the next to open.
 */
export const Choose = () => {
  const t = useText(text)
  const words = useText(offeringText)
  const gate = useText(gateText)
  const language = useLanguage()
  const { data, error } = useOfferings(activity)
  if (!data && !error) return <GateLine title={words.loading} isPending />
  const { offerings = [], asOf = 0 } = data?.list ?? {}
  const next = featuredOf(offerings, asOf)
  if (!next)
    return (
      <>
        {data && <GateCaption text={t.nothingOpen} />}
        <a className="button button-plain" href="#/">
          {gate.others}
        </a>
      </>
    )
  const open = offerings.filter(({ phase }) => phase === 'open').length
  return (
    <>
      <GateCaption text={open > 0 ? fill(t.chooseWhy, { n: open }) : t.nothingOpen} />
      <a className={open > 0 ? 'button' : 'button button-plain'} href={`#/zeroNewSharesActivity?offering=${next.code}`}>
        {fill(t.see, { name: inLanguage(next.name, language) })}
      </a>
    </>
  )
}
