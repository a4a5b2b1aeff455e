import { colour, paint, type SceneProps, Sky } from '../kit.tsx'

/** A speaker at a lectern, under an umbrella of lines that shelters the rows. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="276" cy="130" r="200" fill={paint(id, 'aura')} opacity=".55" />
    <path fill={colour('shade')} d="M-900 226H990v40H-900z" />
    <path fill={colour('2')} opacity=".5" d="M120 226h270v-20H150z" />
    <path fill={paint(id, 'haze')} opacity=".4" d="M160 112h232v100H138z" />
    <g data-move="grow">
      <path
        fill="#000"
        opacity=".25"
        d="M152 126a128 110 0 0 1 256 0c-12-12-32-12-43 0-11-12-32-12-43 0-10-12-32-12-42 0-11-12-32-12-43 0-10-12-32-12-42 0-11-12-32-12-43 0"
        transform="translate(0 8)"
      />
      <path
        fill={paint(id, 'body')}
        d="M152 122a128 106 0 0 1 256 0c-12-12-32-12-43 0-11-12-32-12-43 0-10-12-32-12-42 0-11-12-32-12-43 0-10-12-32-12-42 0-11-12-32-12-43 0"
      />
      <path
        fill={colour('6')}
        d="M195 122c0-50 30-92 78-106-18 20-36 62-36 106-10-12-32-12-42 0M280 122c0-48 0-90 0-106 22 16 42 56 42 106-10-12-32-12-42 0"
        opacity=".85"
      />
      <path fill={colour('3')} opacity=".9" d="M365 122c0-50-36-92-76-106 60 4 118 50 119 106-12-12-32-12-43 0" />
      <g fill="none" stroke={colour('light')} strokeWidth="2.4" opacity=".8">
        <path d="M280 16c-50 14-85 56-85 106M280 16c-26 20-43 60-43 106M280 16v106M280 16c26 20 42 60 42 106M280 16c50 14 85 56 85 106" />
        <path
          opacity=".6"
          d="M166 84q20-10 43-6 20-8 40-4 16-4 31-4t31 4q20-4 40 4 23-4 43 6M196 50q20-6 38-4 24-6 46-6t46 6q18-2 38 4"
        />
      </g>
      <path fill={paint(id, 'gloss')} opacity=".4" d="M152 122C154 64 206 18 270 16c-60 20-84 60-93 98-8-2-18 0-25 8" />
      <path stroke={colour('light')} strokeWidth="5" strokeLinecap="round" d="M280 16V4" />
    </g>
    <path stroke={colour('light')} strokeWidth="5" d="M280 116v24" />
    <g transform="translate(-56 -46) scale(1.2)">
      <path fill={colour('light')} d="M266 176c0-12 28-12 28 0v30h-28z" />
      <path fill={colour('2')} d="M250 208c-2-26 8-40 22-42l8 26 8-26c8 1 13 4 17 10l22-16 6 9-25 23v20z" />
      <path fill="#000" opacity=".16" d="M286 190l20-14v34h-20z" />
      <circle cx="332" cy="160" r="6" fill={colour('light')} />
      <circle cx="280" cy="149" r="13" fill={colour('light')} />
      <path fill={colour('shade')} d="M266 150c-3-22 31-22 28 0-2-8-8-9-14-9s-12 1-14 9" />
      <path fill={colour('6')} d="M280 168l4 6-4 16-4-16z" />
      <path fill={paint(id, 'gold')} d="M238 186h84l-8 16h-4l-6 52h-48l-6-52h-4z" />
      <path fill="#000" opacity=".14" d="M246 202h68l-2 8h-64z" />
      <path fill={paint(id, 'gloss')} opacity=".45" d="M238 186h26l-6 68h-2l-6-52h-4z" />
      <path fill="none" stroke={colour('light')} strokeWidth="3.5" strokeLinecap="round" d="M252 186c0-10 4-14 10-16" />
      <circle cx="264" cy="168" r="5" fill={colour('light')} />
      <path
        stroke={colour('shade')}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        d="M266 236l8-8 8 5 12-14"
      />
    </g>
    <g fill={colour('2')}>
      <path d="M46 262c0-20 8-26 24-26s24 6 24 26zM102 262c0-20 8-26 24-26s24 6 24 26zM158 262c0-20 8-26 24-26s24 6 24 26zM328 262c0-20 8-26 24-26s24 6 24 26z" />
    </g>
    <g fill={colour('1')}>
      <circle cx="70" cy="228" r="11" />
      <circle cx="126" cy="228" r="11" />
      <circle cx="182" cy="228" r="11" />
      <circle cx="352" cy="228" r="11" />
    </g>
    <path
      fill="#fff"
      opacity=".16"
      d="M46 262c0-20 8-26 22-26-6 6-10 14-10 26zM102 262c0-20 8-26 22-26-6 6-10 14-10 26zM158 262c0-20 8-26 22-26-6 6-10 14-10 26zM328 262c0-20 8-26 22-26-6 6-10 14-10 26z"
    />
  </>
)
