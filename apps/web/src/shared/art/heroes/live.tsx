import { colour, paint, type SceneProps, Sky } from '../kit.tsx'

/** A stage with its screen, cones of light, and the heads of an audience. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="280" cy="110" r="200" fill={paint(id, 'aura')} opacity=".55" />
    <g fill={colour('shade')}>
      <path d="M176-4h22l4 30h-30zM256-4h22l4 30h-30zM336-4h22l4 30h-30z" />
    </g>
    <g data-move="spread">
      <path
        fill={paint(id, 'cone')}
        opacity=".55"
        d="M174 26h26l-30 190H20zM254 26h26l70 190H190zM334 26h26l70 190h-170z"
      />
    </g>
    <linearGradient id={`${id}cone`} x1="0" y1="0" x2="0" y2="1">
      <stop stopColor={colour('light')} />
      <stop offset="1" stopColor={colour('3')} stopOpacity="0" />
    </linearGradient>
    <rect x="186" y="44" width="178" height="116" rx="12" fill={colour('shade')} />
    <rect x="193" y="51" width="164" height="102" rx="7" fill={paint(id, 'screen')} />
    <linearGradient id={`${id}screen`} x1="0" y1="0" x2=".8" y2="1">
      <stop stopColor={colour('6')} />
      <stop offset="1" stopColor={colour('2')} />
    </linearGradient>
    <path
      fill={colour('shade')}
      opacity=".3"
      d="M193 153v-26l26-16 22 10 30-34 24 18 28-36 34 20v57a7 7 0 0 1-7 7H200a7 7 0 0 1-7-7"
    />
    <path
      fill="none"
      stroke={colour('3')}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M196 126l23-15 22 10 30-34 24 18 28-36 30 18"
    />
    <circle cx="275" cy="102" r="26" fill={colour('light')} />
    <path fill={colour('2')} strokeLinejoin="round" stroke={colour('2')} strokeWidth="4" d="M268 91l19 11-19 11z" />
    <path fill="#fff" opacity=".16" d="M193 58a7 7 0 0 1 7-7h74l-60 102h-14a7 7 0 0 1-7-7z" />

    <path fill={colour('light')} d="M172 22h30v5h-30zM252 22h30v5h-30zM332 22h30v5h-30z" />
    <path fill={paint(id, 'body')} d="M90 176h310v20H72z" />
    <path fill={colour('2')} d="M72 196h328v20H72z" />
    <path fill={colour('3')} d="M72 194h328v4H72z" />
    <g data-part="presenter">
      <ellipse cx="232" cy="184" rx="52" ry="7" fill={colour('light')} opacity=".75" />
      <path fill={colour('shade')} d="M223 162h9l-1 24h-7zM234 162h9l-1 24h-7z" />
      <path fill={colour('light')} d="M221 136c0-8 24-8 24 0v30h-24z" />
      <path fill={colour('6')} d="M217 140c0-8 8-10 12-10l4 18 4-18c6 0 9 3 11 6l18-12 4 6-20 16v24h-32z" />
      <path fill="#000" opacity=".14" d="M236 150l14-8v28h-14z" />
      <circle cx="233" cy="120" r="9.5" fill={colour('4')} />
      <path fill={colour('shade')} d="M223 120c-1-15 21-15 20 0-2-5-6-6-10-6s-8 1-10 6" />
      <circle cx="270" cy="126" r="4" fill={colour('4')} />
    </g>
    <path fill={paint(id, 'gold')} d="M252 160h30l-4 8h-4v16h-14v-16h-4z" />
    <g fill={colour('shade')}>
      <path d="M-900 260v-14c300-10 600 0 890-6 4-12 28-14 34-2v-4a13 13 0 1 1 22 0c10 2 18 8 20 16 6-10 16-14 26-14a14 14 0 1 1 22 0c10 0 20 6 24 14 4-8 12-12 20-14a13 13 0 1 1 24 0c10 2 18 8 20 16 6-10 14-14 24-16a14 14 0 1 1 24 0c10 2 20 8 24 16 4-8 10-12 18-14a13 13 0 1 1 24 0c8 2 16 6 20 14 4-8 12-14 22-16a15 15 0 1 1 26 2c8 2 12 6 16 10v32z" />
      <path d="M138 246l-4-40a4 4 0 0 1 8-1l8 42zM320 244l6-44a4 4 0 0 1 8 1l-3 46z" />
    </g>
    <rect x="128" y="190" width="18" height="28" rx="4" fill={colour('shade')} transform="rotate(-6 137 204)" />
    <rect x="131" y="194" width="12" height="20" rx="1.5" fill={colour('6')} transform="rotate(-6 137 204)" />
  </>
)
