ALTER TABLE "guest" ADD COLUMN "zip_code" text;--> statement-breakpoint
ALTER TABLE "guest" ADD COLUMN "city" text;