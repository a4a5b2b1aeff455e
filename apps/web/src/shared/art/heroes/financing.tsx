import { colour, paint, type SceneProps, Sky } from '../kit.tsx'

interface TowerProps extends SceneProps {
  x: number
  top: number
  /** its place in the order in which the towers rise */
  step: number
  /** a crown of its own makes the last bars buildings */
  crown?: string
}

const Tower = ({ id, x, top, step, crown }: TowerProps) => (
  <g data-move="rise" data-step={step}>
    <g transform={`translate(${x} ${top})`}>
      {crown && <path fill={colour('1')} d={crown} />}
      <path fill={colour('shade')} d="M34 8l9 9v260h-9z" />
      <path fill={colour('2')} d="M0 6a6 6 0 0 1 6-6h22a6 6 0 0 1 6 6v270H0z" />
      <path fill={paint(id, 'body')} d="M0 6a6 6 0 0 1 6-6h22a6 6 0 0 1 6 6v120H0z" />
      <path fill="#fff" opacity=".16" d="M0 6a6 6 0 0 1 6-6h5v276H0z" />
      {top < 170 && (
        <path
          stroke={colour('light')}
          strokeWidth="4"
          strokeDasharray="6 9 6 24"
          opacity=".9"
          d="M12 20v220M22 35v220"
        />
      )}
    </g>
  </g>
)

/** A stair of bars becomes a skyline, and a band rises through it. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="318" cy="90" r="190" fill={paint(id, 'aura')} opacity=".6" />
    <circle cx="318" cy="82" r="54" fill={paint(id, 'gold')} />
    <circle cx="318" cy="82" r="54" fill={paint(id, 'gloss')} opacity=".5" />
    <path
      fill={colour('5')}
      d="M-900 260v-14h300v-20h200v10h290v-10h124v-14h20v22h18v-40h22v26h16v-18h24v30h14v-54h26v40h20v-66h24v50h18v-80h28v60h20v-92h24v70h22v-60h30v210z"
    />
    <path fill={paint(id, 'haze')} opacity=".16" d="M-900 120H990v140H-900z" />
    <g fill={colour('1')} opacity=".5">
      <path d="M44 206h26a7 7 0 0 0 0-14 13 13 0 0 0-24-2 8.5 8.5 0 0 0-2 16M226 96h32a8 8 0 0 0 0-16 16 16 0 0 0-30-3 10 10 0 0 0-2 19" />
    </g>
    <Tower id={id} x={92} top={226} step={0} />
    <Tower id={id} x={188} top={170} step={2} />
    <Tower id={id} x={286} top={88} step={4} crown="M2 2l15-22L32 2zM15-18h4v-16h-4z" />
    <Tower id={id} x={336} top={40} step={5} crown="M5 2v-12h7v-10h10v10h7V2zM16-18h3v-34h-3z" />
    <path fill={colour('shade')} opacity=".3" d="M188 203c84-40 140-102 212-162v34c-72 56-128 120-212 156z" />
    <path fill={paint(id, 'gold')} d="M158 214C240 182 314 104 400 26v34C322 130 242 194 158 222z" />
    <path fill={paint(id, 'gloss')} opacity=".6" d="M158 214C240 182 314 104 400 26v9C316 112 242 186 158 216z" />
    <path fill={colour('4')} opacity=".6" d="M158 221C242 190 320 124 400 52v8C322 130 242 194 158 222z" />
    <Tower id={id} x={140} top={202} step={1} />
    <Tower id={id} x={236} top={128} step={3} crown="M6 2V-8h22V2z" />
  </>
)
