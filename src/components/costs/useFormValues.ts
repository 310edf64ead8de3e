import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Returns the values of a small form, read again at every change. Includes what was typed before
 * the scripts loaded.
 */
export function useFormValues<Answers>(
  initial: Answers,
  read: (form: HTMLFormElement) => Answers,
): [RefObject<HTMLFormElement | null>, Answers, () => void] {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState(initial)
  const update = () => form.current && setAnswers(read(form.current))
  useEffect(() => {
    form.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  return [form, answers, update]
}
