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

/** The palette that a wide scene was drawn for. */
const ownThemes: Record<HeroName, ArtTheme> = {
  brand: 'brand',
  festival: 'festival',
  moon: 'moon',
  financing: 'growth',
  live: 'live',
  films: 'live',
  points: 'gift',
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
}

/** Draws a scene once its chunk is there. A chunk that fails to load leaves the reserved space empty. */
export const Drawing = ({ scene, theme = themeOf(scene) }: DrawingProps) => {
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
      viewBox={boxes[kind]}
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <Paints id={id} />
      <Drawn id={id} />
    </svg>
  )
}
