import { colour, paint, type SceneProps, Sky } from '../kit.tsx'

/** An arch of the arcade at a depth, 1 in front: the arcade narrows towards one vanishing point. */
const arch = (depth: number): string => {
  const half = 134 * depth
  return `M${284 - half} ${176 + 72 * depth}V${172 - 18 * depth}a${half} ${half} 0 0 1 ${2 * half} 0v${4 + 90 * depth}z`
}

/** The foyer: an arcade in perspective, its floor in warm light, and the harbour beyond. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <path fill={colour('shade')} d="M-900 242H990v68H-900z" />
    <path fill={paint(id, 'body')} d={arch(1.07)} />
    <path fill={colour('5')} d={arch(1)} />
    <path fill={paint(id, 'night')} opacity=".5" d={arch(1)} />
    <path fill={paint(id, 'body')} d={arch(0.84)} />
    <path fill={colour('2')} d={arch(0.79)} />
    <path fill={paint(id, 'night')} opacity=".35" d={arch(0.79)} />
    <path fill={paint(id, 'body')} d={arch(0.67)} />
    <path fill={colour('1')} d={arch(0.63)} />
    <path fill={paint(id, 'gold')} d={arch(0.54)} />
    <clipPath id={`${id}view`}>
      <path d={arch(0.49)} />
    </clipPath>
    <g clipPath={paint(id, 'view')}>
      <path fill={paint(id, 'pearl')} d="M210 80h150v140H210z" />
      <circle cx="262" cy="150" r="52" fill={paint(id, 'glow')} />
      <circle cx="262" cy="152" r="15" fill={colour('light')} />
      <path fill={colour('6')} opacity=".55" d="M210 172l26-22 18 14 30-28 26 24 40-30v60H210z" />
      <path fill={colour('1')} d="M284 182v-28h9v-12l5-6 5 6v26h6v-40l7-8 7 8v40h5v-20h10v34h22v12h-80z" />
      <path fill={colour('2')} d="M210 182v-8h12v-14h10v14h8v-8h8v16zM312 182v-20h4v-34l3-6v60z" />
      <path fill={colour('2')} d="M210 180h150v40H210z" />
      <path fill={paint(id, 'haze')} opacity=".2" d="M210 180h150v40H210z" />
      <path
        stroke={colour('light')}
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M246 185h34M254 190h22M240 195h26M258 200h16M300 188h18M310 196h20"
      />
      <path fill={colour('shade')} d="M288 195h30l-5 7h-20z" />
      <path fill={colour('6')} d="M302 193v-25c8 3 13 10 13 25zM299 193v-21c-5 4-8 11-8 21z" />
    </g>
    <path fill={colour('1')} d="M218 211h132l73 38H145z" />
    <path fill={paint(id, 'pearl')} d="M240 211h78l44 38H196z" opacity=".9" />
    <path
      stroke={colour('shade')}
      strokeOpacity=".25"
      strokeWidth="1.4"
      d="M266 211l-26 38M302 211l26 38M228 218h112M208 230h152"
    />
    <path fill={colour('light')} opacity=".8" d="M196 249h166l12 11H168z" />
    <path fill={colour('shade')} opacity=".35" d="M272 228l-66 32h20l52-31z" />
    <circle cx="275" cy="190" r="4" fill={colour('shade')} />
    <path fill={colour('shade')} d="M269 203c0-10 12-10 12 0l1 12h-2.4l-1 14h-3l-.6-11-2.4 11h-3.2l1-14H268z" />
    {['', 'matrix(-1 0 0 1 568 0)'].map((side) => (
      <g key={side} transform={side}>
        <path fill={colour('shade')} d="M138 226h22l-4 26h-14z" />
        <path
          fill={paint(id, 'body')}
          d="M149 228c-26-8-28-34-16-44 2 10 8 14 12 22-4-18 0-34 8-44 8 14 8 28 4 44 6-8 10-12 14-20 8 16 2 38-22 42"
        />
      </g>
    ))}
  </>
)
