import type { Presenter } from '@foyer/api/films'
import { inLanguage } from '@foyer/api/languages'
import type { AgendaItem } from '@foyer/api/live'
import type { Texts } from '@foyer/api/texts'
import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '../../../platform/when-idle.ts'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import * as frameStyles from '../../../shared/activity/frame/frame.module.css'
import { formatClock } from '../../../shared/format/hong-kong-time.ts'
import { listOf } from '../../../shared/format/list.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import type { SwiperProps } from '../../../shared/ui/swiper/swiper.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

interface SlideProps {
  item: AgendaItem
  presenters: readonly Presenter[]
  isNow: boolean
}

/** The text of an item: a paragraph, or a numbered list of its parts if ` / ` separates several. */
const ItemText = ({ texts }: { texts: Texts }) => {
  const language = useLanguage()
  const parts = inLanguage(texts, language).split(' / ')
  if (parts.length === 1) return <p {...ofContent(texts, language)}>{parts[0]}</p>
  return (
    <ol {...ofContent(texts, language)}>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ol>
  )
}

const Slide = ({ item, presenters, isNow }: SlideProps) => {
  const t = useText(text)
  const language = useLanguage()
  const names = presenters
    .filter(({ id }) => item.presenters.includes(id))
    .map(({ name }) => inLanguage(name, language))
  return (
    <div
      className={
        isNow
          ? `${blocksStyles.card} ${styles.agendaItem} ${styles.isNow}`
          : `${blocksStyles.card} ${styles.agendaItem}`
      }
    >
      <p className={`${styles.agendaTime} numbers`}>
        {formatClock(language, item.at)} – {formatClock(language, item.endsAt)}
        {isNow && (
          <span className={frameStyles.phase} data-phase="live">
            {t.now}
          </span>
        )}
      </p>
      <h3 {...ofContent(item.title, language)}>{inLanguage(item.title, language)}</h3>
      <ItemText texts={item.text} />
      {names.length > 0 && <p className={styles.agendaNames}>{fill(t.speakers, { names: listOf(language, names) })}</p>}
    </div>
  )
}

/**
 * Loads the code of the slides when the page is idle. Before that, or if loading fails, one slide is shown without
 * movement.
 */
const useSwiperCode = (isUseful: boolean): ComponentType<SwiperProps> | undefined => {
  const [Swiper, setSwiper] = useState<ComponentType<SwiperProps>>()
  useEffect(() => {
    if (!isUseful) return
    const load = async () => {
      const part = await import('../../../shared/ui/swiper/swiper.tsx')
      setSwiper(() => part.Swiper)
    }
    return whenIdle(() => void load().catch(() => undefined))
  }, [isUseful])
  return Swiper
}

interface AgendaProps {
  items: readonly AgendaItem[]
  presenters: readonly Presenter[]
  /** id of the current item */
  current: string | null
}

/** The topics with their times, one slide each, beginning with the current one. */
export const Agenda = ({ items, presenters, current }: AgendaProps) => {
  const t = useText(text)
  const Swiper = useSwiperCode(items.length > 1)
  const start = Math.max(
    0,
    items.findIndex(({ id }) => id === current),
  )
  const slide = (item: AgendaItem) => <Slide item={item} presenters={presenters} isNow={item.id === current} />
  const first = items[start]
  if (!first) return null
  return (
    <Section title={t.agenda}>
      {Swiper ? (
        <Swiper
          label={t.items}
          loop={false}
          start={start}
          slides={items.map((item) => ({ key: item.id, content: slide(item) }))}
        />
      ) : (
        <div className={items.length > 1 ? styles.agendaStill : undefined}>{slide(first)}</div>
      )}
    </Section>
  )
}
