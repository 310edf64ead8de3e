import { useEffect, useRef, useState, type RefObject } from 'react'

/** The answers of a small form, anew at every change; what was filled in before the scripts came counts too. */
export function useAnswers<Answers>(first: Answers, read: (form: HTMLFormElement) => Answers): [RefObject<HTMLFormElement | null>, Answers, () => void] {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState(first)
  const renew = () => form.current && setAnswers(read(form.current))
  useEffect(() => {
    form.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  return [form, answers, renew]
}
