CREATE TABLE "staff_note" (
	"id" serial PRIMARY KEY NOT NULL,
	"reservation_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_note" ADD CONSTRAINT "staff_note_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_note_by_reservation" ON "staff_note" USING btree ("reservation_id","at");--> statement-breakpoint
CREATE INDEX "cancellation_by_time" ON "cancellation" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ledger_cash_by_time" ON "ledger_entry" USING btree ("at") WHERE account = 'cash';--> statement-breakpoint
CREATE INDEX "payment_by_creation" ON "payment" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reservation_by_arrival" ON "reservation" USING btree ("arrival","id");--> statement-breakpoint
CREATE INDEX "reservation_by_code_beginning" ON "reservation" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "reservation_by_creation" ON "reservation" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reservation_cancelled_by_arrival" ON "reservation" USING btree ("arrival","id") WHERE cancelled_on is not null;--> statement-breakpoint
CREATE INDEX "guest_by_first_name" ON "guest" USING btree ((translate(lower("first_name" || ' ' || "last_name"), 'áàâãäåāăąçćčďđéèêëēėęěğíìîïīįıłľñńňóòôõöøōőŕřśšşșťțúùûüūůűųýÿžźżÁÀÂÃÄÅĀĂĄÇĆČĎĐÉÈÊËĒĖĘĚĞÍÌÎÏĪĮIŁĽÑŃŇÓÒÔÕÖØŌŐŔŘŚŠŞȘŤȚÚÙÛÜŪŮŰŲÝŸŽŹŻ', 'aaaaaaaaacccddeeeeeeeegiiiiiiillnnnoooooooorrssssttuuuuuuuuyyzzzaaaaaaaaacccddeeeeeeeegiiiiiiillnnnoooooooorrssssttuuuuuuuuyyzzz')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "guest_by_last_name" ON "guest" USING btree ((translate(lower("last_name" || ' ' || "first_name"), 'áàâãäåāăąçćčďđéèêëēėęěğíìîïīįıłľñńňóòôõöøōőŕřśšşșťțúùûüūůűųýÿžźżÁÀÂÃÄÅĀĂĄÇĆČĎĐÉÈÊËĒĖĘĚĞÍÌÎÏĪĮIŁĽÑŃŇÓÒÔÕÖØŌŐŔŘŚŠŞȘŤȚÚÙÛÜŪŮŰŲÝŸŽŹŻ', 'aaaaaaaaacccddeeeeeeeegiiiiiiillnnnoooooooorrssssttuuuuuuuuyyzzzaaaaaaaaacccddeeeeeeeegiiiiiiillnnnoooooooorrssssttuuuuuuuuyyzzz')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "guest_by_email" ON "guest" USING btree (lower("email") text_pattern_ops);