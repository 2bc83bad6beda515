interface VideoLoadingProps {
  label: string;
  seen?: boolean;
}

export function VideoLoading({ label, seen = false }: VideoLoadingProps) {
  return (
    <p role="status" className="absolute inset-0 grid place-items-center bg-black/35 text-white">
      <span className="size-12 animate-spin rounded-full border-4 border-white/30 border-t-accent" aria-hidden />
      <span className={seen ? 'absolute top-[calc(50%+2.5rem)] font-semibold' : 'sr-only'}>{label}</span>
    </p>
  );
}
