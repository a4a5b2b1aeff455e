import './field.css'

/** The error of a field, announced when it appears. The field refers to it by `id` in `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) => (
  <p id={id} className="field-error" role="alert" hidden={!children}>
    {children}
  </p>
)
