import { Coin, colour, paint, type SceneProps, Sky, Spark } from '../kit.tsx'

interface CardProps extends SceneProps {
  turn: number
  fill: string
  /** the colour of what is printed on the card */
  print: string
  /** what its emblem shows, around the origin */
  emblem: string
  step: number
}

/** A voucher of the fan; all turn around one point below the picture. */
const Card = ({ id, turn, fill, print, emblem, step }: CardProps) => (
  <g data-move="rise" data-step={step}>
    <g transform={`rotate(${turn} 292 330)`}>
      <path fill="#000" opacity=".22" d="M252 58h88a10 10 0 0 1 10 10v200H242V68a10 10 0 0 1 10-10" />
      <path
        fill={fill}
        d="M248 50h88a10 10 0 0 1 10 10v62a9 9 0 0 0 0 18v130H238V140a9 9 0 0 0 0-18V60a10 10 0 0 1 10-10"
      />
      <path fill={paint(id, 'gloss')} opacity=".3" d="M248 50h50l-60 130v-40a9 9 0 0 0 0-18V60a10 10 0 0 1 10-10" />
      <path stroke={print} strokeWidth="2.6" strokeDasharray="5 5" opacity=".7" d="M252 131h80" />
      <circle cx="292" cy="90" r="21" fill={print} />
      <path transform="translate(292 90)" fill={fill} d={emblem} />
      <path stroke={print} strokeWidth="6" strokeLinecap="round" opacity=".8" d="M262 152h60M262 168h36" />
    </g>
  </g>
)

/** Vouchers in a fan, like a hand of cards, with coins around them. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="300" cy="180" r="190" fill={paint(id, 'aura')} opacity=".4" />
    <g fill="none" stroke={colour('5')} strokeWidth="3" opacity=".8" transform="translate(30 30)">
      <path d="M96 330a196 196 0 0 1 392 0M60 330a232 232 0 0 1 464 0M132 330a160 160 0 0 1 320 0" />
    </g>
    <g transform="translate(4 18) scale(1.06)">
      <Card
        id={id}
        turn={-38}
        emblem="M-9-3H9l1 13h-20zM-6-4a6 6 0 0 1 12 0H3a3 3 0 0 0-6 0z"
        step={0}
        fill={paint(id, 'deep')}
        print={colour('6')}
      />
      <Card
        id={id}
        turn={-19}
        emblem="M-9-6H6v6a7 7 0 0 1-7 7h-1a7 7 0 0 1-7-7zM7-4h1a4 4 0 0 1 0 8H5V1h3a1 1 0 0 0 0-2H7z"
        step={1}
        fill={paint(id, 'body')}
        print={colour('light')}
      />
      <Card
        id={id}
        turn={19}
        emblem="M-11-7h22v5a2 2 0 0 0 0 4v5h-22V2a2 2 0 0 0 0-4z"
        step={1}
        fill={paint(id, 'body')}
        print={colour('light')}
      />
      <Card
        id={id}
        turn={0}
        emblem="M0-14l4.3 9 10 1.3L7 3.1l2 9.9-9-5-9 5 2-9.9-7.3-6.8 10-1.3z"
        step={2}
        fill={paint(id, 'gold')}
        print={colour('2')}
      />
    </g>
    <Coin id={id} at="translate(196 226) scale(2.2)" />
    <Coin id={id} at="translate(248 246) scale(1.6)" />
    <Coin id={id} at="translate(150 246) scale(1.2)" />
    <Coin id={id} at="translate(366 52) scale(1.3)" />
    <Coin id={id} at="translate(262 62) scale(.8)" />
    <Spark at="translate(236 96) scale(.8)" fill={colour('light')} />
    <Spark at="translate(344 22) scale(.6)" />
    <Spark at="translate(132 204) scale(1.1)" fill={colour('light')} />
  </>
)
