ALTER TABLE "property" ALTER COLUMN "payment_flow" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "smallest_payment" bigint DEFAULT 0 NOT NULL;