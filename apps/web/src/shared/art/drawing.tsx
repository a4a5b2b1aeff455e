import { type ComponentType, useEffect, useId, useState } from 'react'
import * as styles from './drawing.module.css'
import { Paints, type SceneProps } from './kit.tsx'
import * as colours from './palettes.module.css'
import type { ArtTheme, HeroName, SceneName } from './scenes.ts'

const palettes: Record<ArtTheme, string | undefined> = {
  brand: colours.brand,
  festival: colours.festival,
  moon: colours.moon,
  growth: colours.growth,
  money: colours.money,
  points: colours.points,
  green: colours.green,
  digital: colours.digital,
  food: colours.food,
  border: colours.border,
  live: colours.live,
  gift: colours.gift,
  shares: colours.shares,
  learn: colours.learn,
  dawn: colours.dawn,
  strait: colours.strait,
  quiet: colours.quiet,
}

type Scene = ComponentType<SceneProps>

const files = import.meta.glob<Scene>('./{heroes,states,prizes}/*.tsx', { import: 'Scene' })
const loaded: Partial<Record<SceneName, Scene>> = {}

const boxes = { heroes: '0 0 390 260', states: '0 0 160 160', prizes: '0 0 120 120' }

/** The square around the subject of a wide scene, for a thumbnail. Its lower edge is the ground on which the subject stands. */
const subjects: Record<HeroName, string> = {
  brand: '153 0 262 262',
  festival: '168 0 252 252',
  moon: '140 -2 262 262',
  financing: '138 -2 262 262',
  live: '144 2 258 258',
  films: '140 0 262 262',
  points: '140 0 262 262',
  'green-bond': '150 2 260 260',
  cashback: '143 4 258 258',
  gift: '150 4 260 260',
  'digital-assets': '140 0 262 262',
  'new-shares': '138 -2 264 264',
  'wealth-account': '147 8 250 250',
  'wealth-connect': '116 0 262 262',
  food: '146 6 258 258',
  briefing: '149 0 262 262',
  'account-health': '118 -6 272 272',
  'first-account': '204 60 202 202',
}

/** The palette that a wide scene was drawn for. */
const ownThemes: Record<HeroName, ArtTheme> = {
  brand: 'brand',
  festival: 'festival',
  moon: 'moon',
  financing: 'growth',
  live: 'live',
  films: 'live',
  points: 'points',
  'green-bond': 'green',
  cashback: 'money',
  gift: 'gift',
  'digital-assets': 'digital',
  'new-shares': 'shares',
  'wealth-account': 'strait',
  'wealth-connect': 'border',
  food: 'food',
  briefing: 'money',
  'account-health': 'learn',
  'first-account': 'dawn',
}

const themeOf = (scene: SceneName): ArtTheme => {
  const name = scene.slice('heroes/'.length) as HeroName
  if (scene.startsWith('heroes/')) return ownThemes[name]
  // a red packet is red in every product
  return scene === 'prizes/red-packet' ? 'festival' : 'quiet'
}

interface DrawingProps {
  scene: SceneName
  theme: ArtTheme | 'inherit' | undefined
  isThumbnail: boolean
}

/** Draws a scene once its chunk is there. A chunk that fails to load leaves the reserved space empty. */
export const Drawing = ({ scene, theme = themeOf(scene), isThumbnail }: DrawingProps) => {
  const id = useId().replace(/\W/g, '')
  const [Drawn, setDrawn] = useState(() => loaded[scene])
  useEffect(() => {
    const show = (part: Scene) => {
      loaded[scene] = part
      setDrawn(() => part)
    }
    files[`./${scene}.tsx`]?.().then(show, () => undefined)
  }, [scene])
  if (!Drawn) return null
  const palette = theme === 'inherit' ? '' : palettes[theme]
  const kind = scene.slice(0, 6) as keyof typeof boxes
  return (
    <svg
      className={`${styles.drawing} ${palette} ${scene === 'prizes/tea-set' ? colours.glazed : ''}`}
      data-campaign={theme === 'inherit' || theme === 'quiet' ? undefined : theme}
      viewBox={isThumbnail ? subjects[scene.slice('heroes/'.length) as HeroName] : boxes[kind]}
      preserveAspectRatio={isThumbnail ? 'xMidYMax meet' : 'xMaxYMax meet'}
      aria-hidden="true"
    >
      <Paints id={id} />
      <Drawn id={id} />
    </svg>
  )
}
