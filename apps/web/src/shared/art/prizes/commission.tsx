import { Coin, colour, paint, type SceneProps, Shadow, Tick } from '../kit.tsx'

/** An order slip whose commission is waived. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Shadow />
    <path
      fill={colour('light')}
      d="M22 14a7 7 0 0 1 7-7h54a7 7 0 0 1 7 7v96l-8.5-6-8.5 6-8.5-6-8.5 6-8.5-6-8.5 6-8.5-6-8.5 6z"
    />
    <path fill={colour('5')} opacity=".6" d="M70 7h13a7 7 0 0 1 7 7v96l-8.5-6-8.5 6-3-2z" />
    <path fill={paint(id, 'body')} d="M22 14a7 7 0 0 1 7-7h54a7 7 0 0 1 7 7v14H22z" />
    <path stroke={colour('5')} strokeWidth="5" strokeLinecap="round" d="M34 40h20M34 52h30" />
    <path fill={colour('1')} d="M34 88V74h8v14zM47 88V66h8v22zM60 88V58h8v30z" />
    <Coin id={id} at="translate(88 52) scale(1.35)" />
    <Tick id={id} at="translate(92 90)" />
  </>
)
